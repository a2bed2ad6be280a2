import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { CLIENT_ROUTES } from '../../src/domain/server-rules.ts';

test('the server knows exactly the pages the router has', () => {
  const tree = readFileSync(inProject('src', 'routeTree.gen.ts'), 'utf8');
  const [, union = ''] = /fullPaths:((?:\s*\|?\s*'[^']*')+)/.exec(tree) ?? [];
  // `/$` is every other path: the page that says it is not there.
  const pages = [...union.matchAll(/'([^']*)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== '/$')
    .map((path) => path.replace(/\$\w*/g, '*').replace(/\/$/, '') || '/');
  expect([...new Set(pages)].toSorted()).toEqual(CLIENT_ROUTES.toSorted());
});
