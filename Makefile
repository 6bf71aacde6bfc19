# Everything works on a clean clone with Python 3.11+, git and make: targets install what they need.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: play page browser test test-cluster lint rules bench peers ladder soak clean

play: page
	@$(BIN)/outremer serve --open

page: $(STAMP)
	@$(BIN)/python ui/tool.py build

# The browser of the page's tests: the system's Chromium.
browser:
	@command -v chromium >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update --quiet && apt-get install --yes --quiet chromium; } || { \
		echo "The tests of the page need Chromium: install the package chromium"; exit 1; }

test: page browser lint
	$(BIN)/python -m tests.suite

# Ray is large, so the default tests do without it.
test-cluster: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[cluster]'
	$(BIN)/python -m pytest tests/arena -k cluster

lint: $(STAMP)
	$(BIN)/ruff check src tests benchmarks ui hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks ui hatch_build.py
	$(BIN)/mypy
	$(BIN)/python ui/tool.py run lint check

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
	rm -rf .venv ui/node_modules src/outremer/server/page

$(STAMP): pyproject.toml constraints.txt
	@test -d .venv || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(STAMP)
