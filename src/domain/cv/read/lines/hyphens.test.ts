import { expect, test } from 'vitest';
import { joinHyphens } from './hyphens.ts';
import { line } from './source-lines-fixture.ts';

test.each([
  ['linkedin.com/in/oumar-sylla-kindia-', '42b', 1],
  ['linkedin.com/in/oumar-sylla-kindia', '42b', 1],
  ['linkedin.com/in/oumar-sylla-kindia', 'sylla.example.org', 2],
])(
  'a profile broken at the end of its line goes on below, a site does not: %s, %s',
  (one, two, count) => {
    expect(joinHyphens([line(one), line(two)])).toHaveLength(count);
  },
);
