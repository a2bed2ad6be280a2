import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installWay, mayOfferInstall, noteInstallOffer } from './install.ts';
import { DAY_MS } from '#/domain/duration.ts';

const NOW = Date.UTC(2026, 10, 21);

const browser = (userAgent: string, maxTouchPoints: number, isStandalone = false) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
};

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the offer is never made twice in thirty days', () => {
  expect(mayOfferInstall(NOW)).toBe(true);
  noteInstallOffer(NOW);
  expect(mayOfferInstall(NOW + 30 * DAY_MS - 1)).toBe(false);
  expect(mayOfferInstall(NOW + 30 * DAY_MS)).toBe(true);
});

test('nobody whose browser refuses storage is asked again and again', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(mayOfferInstall(NOW)).toBe(false);
  expect(() => noteInstallOffer(NOW)).not.toThrow();
});

test('iPhones and iPads are shown the way by hand, until it is done', () => {
  browser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605', 5);
  expect(installWay()).toBe('share-sheet');
  browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5);
  expect(installWay()).toBe('share-sheet');
  browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0);
  expect(installWay()).toBe('none');
  browser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605', 5, true);
  expect(installWay()).toBe('none');
});
