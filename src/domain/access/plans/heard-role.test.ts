import { expect, test } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import { heldRole, unheardRole } from './heard-role.ts';
import { OFFLINE_GRACE_DAYS } from './plan-periods.ts';

const heard = { role: 'premium', heardAt: 1000 * DAY_MS, lasts: 3 * DAY_MS } as const;
const after = (days: number, given: object = {}) =>
  heldRole({ ...heard, ...given }, heard.heardAt + days * DAY_MS);

test('premium holds to its end and some days past it, then no more', () => {
  expect(after(0)).toBe('premium');
  expect(after(3 + OFFLINE_GRACE_DAYS - 0.1)).toBe('premium');
  expect(after(3 + OFFLINE_GRACE_DAYS)).toBe('user');
});

test('a clock that is years off, or set back, counts only what passed', () => {
  const off = { heardAt: 9000 * DAY_MS };
  expect(heldRole({ ...heard, ...off }, 9001 * DAY_MS)).toBe('premium');
  expect(heldRole({ ...heard, ...off }, 9020 * DAY_MS)).toBe('user');
  expect(after(-400)).toBe('premium');
});

test('a role that somebody gave has no end', () => {
  expect(after(5000, { lasts: null })).toBe('premium');
  expect(after(5000, { role: 'admin' })).toBe('admin');
  expect(after(0, { role: 'user', lasts: null })).toBe('user');
});

test('a question without an answer takes no Premium away, and lengthens none', () => {
  const at = (days: number) => heard.heardAt + days * DAY_MS;
  expect(unheardRole(heard, at(2))).toEqual(heard);
  expect(unheardRole({ ...heard, lasts: null }, at(500))).toEqual({ ...heard, lasts: null });
  const least = { role: 'user', heardAt: at(3 + OFFLINE_GRACE_DAYS), lasts: null };
  expect(unheardRole(heard, least.heardAt)).toEqual(least);
  expect(unheardRole({ ...heard, role: 'admin' }, least.heardAt)).toEqual(least);
  expect(unheardRole(undefined, least.heardAt)).toEqual(least);
});
