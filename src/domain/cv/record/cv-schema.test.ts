import { expect, test } from 'vitest';
import { parseCvRecord } from './cv-schema.ts';
import { sampleRecord } from './record-fixture.ts';

const stored = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sampleRecord())) as Record<string, unknown>;

test('a stored record is read back as it was', () => {
  expect(parseCvRecord(stored())).toEqual({ ok: true, value: sampleRecord() });
});

test('fields of a later version are kept, at the top and inside entries', () => {
  const row = stored();
  const roles = row['experience'] as Record<string, Record<string, unknown>>;
  const [role = ''] = Object.keys(roles);
  Object.assign(row, { cover: { tone: 'warm' } });
  Object.assign(roles[role] ?? {}, { nocCode: '22300' });
  expect(parseCvRecord(row)).toEqual({ ok: true, value: row });
});

test('an older record without newer fields, and an unknown choice, still open', () => {
  const { askedYearOnly: _asked, unplaced: _unplaced, trashedAt: _trashed, ...old } = stored();
  const parsed = parseCvRecord({ ...old, template: 'galactique' });
  expect(parsed).toMatchObject({
    ok: true,
    value: { askedYearOnly: false, unplaced: {}, trashedAt: null, template: 'moderne' },
  });
});

test('what is no CV is refused with the paths that are wrong', () => {
  const parsed = parseCvRecord({ ...stored(), id: 'x', personal: null });
  expect(parsed).toEqual({ ok: false, error: { kind: 'shape', paths: ['id', 'personal'] } });
  expect(parseCvRecord('text').ok).toBe(false);
});
