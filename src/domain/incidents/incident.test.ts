import { expect, test } from 'vitest';
import { noticesDue, readIncident, type Incident } from './incident.ts';

const INCIDENT: Incident = {
  knownOn: '2026-11-20',
  occurred: 'Entre le 18 et le 20 novembre 2026',
  what: 'Un portable sans mot de passe a été perdu.',
  data: 'Noms et courriels de participants.',
  people: 12,
  risk: 'open',
  reason: '',
  measures: 'Sessions fermées.',
  authorityToldOn: '',
  peopleToldOn: '',
  publicNotice: '',
};

test('what the register asks for is taken, and nothing else', () => {
  const read = readIncident({ ...INCIDENT, what: `  ${INCIDENT.what} `, id: 'x', changedAt: 9 });
  expect(read).toEqual({ ok: true, value: INCIDENT });
});

test.each([
  [{ knownOn: '' }, 'required', 'knownOn'],
  [{ what: '   ' }, 'required', 'what'],
  [{ data: 7 }, 'required', 'data'],
  [{ knownOn: '2026-02-30' }, 'invalid', 'knownOn'],
  [{ peopleToldOn: 'demain' }, 'invalid', 'peopleToldOn'],
  [{ measures: 'x'.repeat(4001) }, 'too_long', 'measures'],
  [{ people: -1 }, 'invalid', 'people'],
  [{ people: 1.5 }, 'invalid', 'people'],
  [{ risk: 'none' }, 'invalid', 'risk'],
])('%j is refused', (change, code, field) => {
  expect(readIncident({ ...INCIDENT, ...change })).toEqual({ ok: false, error: { code, field } });
});

test('a serious risk asks for two notices; a public one may stand for that to people', () => {
  expect(noticesDue(INCIDENT)).toEqual([]);
  const serious = { ...INCIDENT, risk: 'serious' } as const;
  expect(noticesDue(serious)).toEqual(['authority', 'people']);
  expect(noticesDue({ ...serious, authorityToldOn: '2026-11-21' })).toEqual(['people']);
  expect(
    noticesDue({ ...serious, authorityToldOn: '2026-11-21', publicNotice: 'Avis sur le site' }),
  ).toEqual([]);
});
