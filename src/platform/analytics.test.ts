import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearEvents, readEvents, recordEvent } from './analytics.ts';

/** A browser's storage with room for so many characters. */
const storageOf = (room = Number.POSITIVE_INFINITY) => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
};

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://jalon.example/' });
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => vi.unstubAllGlobals());

test('an event says when, where, with what and by whom', () => {
  recordEvent('feature_opened', { userId: 'u1', details: { feature: 'cvConverter' } });
  const [event] = readEvents();
  expect(event).toEqual({
    name: 'feature_opened',
    properties: {
      feature: 'cvConverter',
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      url: 'https://jalon.example/',
      userAgent: 'A browser',
    },
    userId: 'u1',
  });
});

test('a guest has no id', () => {
  recordEvent('homepage_loaded');
  expect(readEvents()[0]?.userId).toBeNull();
});

test('of 1,003 events the latest 1,000 are kept, oldest first', () => {
  for (let at = 0; at < 1003; at += 1) recordEvent('feature_opened', { details: { at } });
  const events = readEvents();
  expect(events).toHaveLength(1000);
  expect(events[0]?.properties['at']).toBe(3);
  expect(events.at(-1)?.properties['at']).toBe(1002);
});

test('what a page cannot read is replaced, and what is not an event is left out', () => {
  const storage = storageOf();
  vi.stubGlobal('localStorage', storage);
  for (const broken of ['{', '"text"', '{"name":"x"}', '[1, null, {"name": 2}, {"name": "x"}]']) {
    storage.entries.set('analytics_events', broken);
    recordEvent('homepage_loaded');
    expect(readEvents().map(({ name }) => name)).toEqual(['homepage_loaded']);
  }
});

test('a full storage keeps what it had, and a refused one keeps nothing, without an error', () => {
  const room = storageOf(400);
  vi.stubGlobal('localStorage', room);
  for (let at = 0; at < 5; at += 1) recordEvent('homepage_loaded');
  expect(readEvents().length).toBeGreaterThan(0);
  expect(readEvents().length).toBeLessThan(5);

  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => recordEvent('homepage_loaded')).not.toThrow();
  expect(readEvents()).toEqual([]);
});

test('nothing is left once the person has cleared it', () => {
  recordEvent('page_viewed');
  clearEvents();
  expect(readEvents()).toEqual([]);
});
