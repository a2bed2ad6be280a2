import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FREE_TRIES } from '#/domain/access/app-lock.ts';
import { changeLock, readLock, removeLock, setLock, tryPassphrase } from './app-lock.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the passphrase itself is not kept, and the same one is never kept twice alike', async () => {
  await setLock('neige en avril', 5);
  const first = localStorage.getItem('jalon-lock') ?? '';
  await setLock('neige en avril', 5);
  expect(first).not.toContain('neige');
  expect(localStorage.getItem('jalon-lock')).not.toBe(first);
});

test('only the right one opens, and wrong ones wait longer until it does', async () => {
  await setLock('neige en avril', 5);
  changeLock({ forgottenAt: 1 });
  for (let tries = 1; tries < FREE_TRIES; tries += 1)
    expect(await tryPassphrase(`neige en mai ${tries}`)).toEqual({ kind: 'wrong', wait: 0 });
  const last = await tryPassphrase('neige en juin');
  expect(last.kind === 'wrong' && last.wait).toBeGreaterThan(0);
  expect((await tryPassphrase('neige en avril')).kind).toBe('wait');

  const raw = JSON.parse(localStorage.getItem('jalon-lock') ?? '{}') as object;
  localStorage.setItem('jalon-lock', JSON.stringify({ ...raw, failedAt: 0 }));
  expect(await tryPassphrase('neige en avril')).toEqual({ kind: 'open', wasForgotten: true });
  expect(readLock()).toMatchObject({ failures: 0, minutes: 5 });
  expect(readLock()?.forgottenAt).toBeUndefined();
});

test('without a lock there is nothing to open', async () => {
  await setLock('neige en avril', 1);
  removeLock();
  expect(readLock()).toBeUndefined();
  expect(await tryPassphrase('')).toMatchObject({ kind: 'open' });
});
