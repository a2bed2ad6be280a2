import { expect, test } from 'vitest';
import { serverRulesCases } from './server-rules.table.ts';

test.each(serverRulesCases)('$title', ({ actual, expected }) => {
  expect(actual()).toEqual(expected);
});
