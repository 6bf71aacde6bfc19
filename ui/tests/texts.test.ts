import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

const sources = files('src')
  .filter((path) => !path.includes('harness'))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
const all = sources.map(([, text]) => text).join('\n');
const ids = [...readFileSync('../src/outremer/locale/en/ui.ftl', 'utf8').matchAll(/^ui-([\w-]+) =/gm)].map(
  ([, id]) => id as string,
);

test('every text of the page is used', () => {
  const used = (id: string): boolean =>
    all.includes(`'${id}'`) ||
    all.includes(`"${id}"`) ||
    all.includes(`'ui-${id}'`) ||
    id.split('-').some((_, cut, parts) => all.includes(`\`${parts.slice(0, cut).join('-')}-\${`));
  expect(ids.filter((id) => !used(id))).toEqual([]);
});

test('every text that is asked for is there', () => {
  const asked = sources
    .filter(([path]) => !path.includes('games/') && !path.includes('pieces/'))
    .flatMap(([, text]) => [...text.matchAll(/\bt\('([\w-]+)'/g)].map(([, id]) => id as string));
  expect([...new Set(asked)].filter((id) => !ids.includes(id))).toEqual([]);
});
