import { expect, test } from 'vitest';
import { statusOf, type StatusFacts } from './status-of.ts';

const CALM: StatusFacts = {
  hasAccount: true,
  isSignedIn: true,
  isOnline: true,
  waiting: 0,
  refused: 0,
  versions: 0,
  syncedAt: 1_800_000_000_000,
  trouble: null,
};

test.each<[string, Partial<StatusFacts>, string]>([
  ['both sides have everything', {}, 'synced'],
  ['nobody has an account here', { hasAccount: false, isSignedIn: false, waiting: 3 }, 'local'],
  ['changes are on their way', { waiting: 1 }, 'syncing'],
  ['nothing was ever fetched', { syncedAt: null }, 'syncing'],
  ['the browser has no network', { isOnline: false, waiting: 2 }, 'offline'],
  ['the server could not be reached', { trouble: 'offline' }, 'offline'],
  ['the server has trouble of its own', { trouble: 'unavailable', waiting: 1 }, 'local'],
  ['the session has ended', { isSignedIn: false, isOnline: false, refused: 1 }, 'sign-in'],
  ['the server refused the token', { trouble: 'unauthorised' }, 'sign-in'],
  ['a change was refused', { refused: 1, isOnline: false }, 'attention'],
  ['an edit has two versions', { versions: 1, waiting: 1 }, 'attention'],
  ['the device is full', { trouble: 'storage' }, 'attention'],
  ['the app is too old', { trouble: 'update-app', refused: 1 }, 'update'],
])('when %s', (_, facts, kind) => {
  expect(statusOf({ ...CALM, ...facts }).kind).toBe(kind);
});
