import { expect, it } from 'vitest';
import { updateNeeded } from './schema-range.ts';

it.each([
  ['an app older than the server knows must be updated', 2, { update: 'app' }],
  ['the oldest known app is served', 3, undefined],
  ['the newest known app is served', 5, undefined],
  ['an app newer than the server waits for it', 6, { update: 'server' }],
])('%s', (_, schema, expected) => {
  expect(updateNeeded(schema, { oldest: 3, newest: 5 })).toEqual(expected);
});
