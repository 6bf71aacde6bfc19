# Everything works on a clean clone with Python 3.11+, git and make: targets install what they need.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: play test test-cluster lint rules bench peers ladder soak clean

play: $(STAMP)
	@$(BIN)/outremer warmup jerusalem
	@$(BIN)/outremer play jerusalem --players 4 --seat 0=human --seat 1=greedy --seat 2=greedy --seat 3=greedy

test: $(STAMP) lint
	$(BIN)/python -m tests.suite

# Ray is large, so the default tests do without it.
test-cluster: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[cluster]'
	$(BIN)/python -m pytest tests/arena -k cluster

lint: $(STAMP)
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

rules: $(STAMP)
	$(BIN)/python -m tests.rules_covered

bench: $(STAMP)
	$(BIN)/python -m benchmarks.engine

peers: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[peers]'
	$(BIN)/python -m benchmarks.peers --docs

ladder: $(STAMP)
	$(BIN)/python -m benchmarks.ladder

soak: $(STAMP)
	$(BIN)/python -m tests.soak

clean:
	rm -rf .venv

$(STAMP): pyproject.toml constraints.txt
	@test -d .venv || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(STAMP)
