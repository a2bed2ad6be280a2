import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readCsv, writeCsv } from '#/documents/tables/csv.ts';
import { PROVINCE_CODES } from '#/domain/cv/canadian/provinces.ts';
import {
  APPLICATION_STATUSES,
  END_REASONS,
  newApplication,
  SALARY_PERIODS,
  SOURCES,
  WORKPLACES,
  type Application,
} from '#/domain/tracker/application.ts';
import {
  applicationsToTable,
  matchColumns,
  tableToApplications,
} from '#/domain/tracker/csv/application-table.ts';
import { fromSafeCell, toSafeCell } from '#/domain/tracker/csv/formula-cells.ts';

const read = async (text: string) => {
  const table = await readCsv(text);
  if (!table.ok) throw new Error(table.error);
  const columns = matchColumns(table.value.headers);
  return { columns, ...tableToApplications(table.value.rows, columns) };
};

/** What syncing keeps of a record, and no table tells. */
const EMPTY = new Set(['""', '0', '{}']);
const UNSAID = new Set(['rev', 'createdAt', 'updatedAt', 'trashedAt']);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''-2",
    '-5',
    '+1 514',
    '@x',
    '  =a',
    'a;b,c\td',
    'l’une\n"autre"\r\nfin',
  ),
);
const day = fc.constantFrom('', '2026-11-22', '2028-02-29');
const applications = fc.array(
  fc
    .record({
      title: text.map((title) => `${title}x`),
      company: text,
      location: text,
      dateApplied: day,
      deadline: day,
      interviewAt: fc.constantFrom('', '2026-12-01T09:30'),
      url: text,
      recruiter: text,
      recruiterEmail: text,
      province: fc.constantFrom('' as const, ...PROVINCE_CODES),
      workplace: fc.constantFrom('' as const, ...WORKPLACES),
      language: fc.constantFrom('' as const, 'fr' as const, 'en' as const),
      salaryMin: fc.constantFrom(0, 2_550, 6_200_000),
      salaryMax: fc.constantFrom(0, 2_705, 7_500_000),
      salaryPeriod: fc.constantFrom('' as const, ...SALARY_PERIODS),
      source: fc.constantFrom('' as const, ...SOURCES),
      endReason: fc.constantFrom('' as const, ...END_REASONS),
      notes: text,
      subject: text,
      status: fc.constantFrom(...APPLICATION_STATUSES),
      at: fc.integer({ min: 1, max: 2_000_000_000_000 }),
    })
    .map(({ at, subject, ...fields }): Application => ({
      ...newApplication('abcdefghij00001', at, 'e1', fields),
      ...(subject !== '' && { sentEmails: { m1: { subject, at } } }),
    })),
  { minLength: 1, maxLength: 5 },
);

it('brings every application back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(applications, async (given) => {
      const { applications: back, problems } = await read(
        await writeCsv(applicationsToTable(given)),
      );
      expect(problems).toEqual([]);
      expect(
        back.map(({ id, status, statusEvents, sentEmails, fields }) => ({
          ...fields,
          id,
          status,
          statusEvents,
          ...(sentEmails && { sentEmails }),
        })),
      ).toEqual(
        given.map((application) =>
          Object.fromEntries(
            Object.entries(application).filter(
              ([name, value]) => !EMPTY.has(JSON.stringify(value)) && !UNSAID.has(name),
            ),
          ),
        ),
      );
    }),
    { numRuns: 200 },
  );
});

it('lets no cell begin like a formula, and gives each text back', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(toSafeCell(value)).not.toMatch(/^\s*[=+\-@]/);
      expect(fromSafeCell(toSafeCell(value))).toBe(value);
    }),
  );
});

test.each([
  [
    'Poste;Entreprise;Statut;Date de candidature\nCommis;Métro du Coin;Entrevue;2026-11-03\n',
    'Commis',
  ],
  [
    'Job Title,Employer,Stage,Applied on,Salary\nCook,"Bay, Ltd",Interviewing,2026-11-03,20\n',
    'Cook',
  ],
])('reads tables people keep themselves: %s', async (file, title) => {
  const { columns, applications, problems } = await read(file);
  expect(columns.slice(0, 4)).toEqual(['title', 'company', 'status', 'dateApplied']);
  expect(applications).toMatchObject([
    { status: 'interview', fields: { title, dateApplied: '2026-11-03' } },
  ]);
  expect(problems).toEqual([]);
});

it('says which cells it did not understand, and takes the rest', async () => {
  const { applications, problems } = await read('title,deadline,status\nCook,soon,maybe\n,,\n');
  expect(applications).toEqual([{ fields: { title: 'Cook' } }]);
  expect(problems).toEqual([
    { row: 0, column: 'deadline', cell: 'soon' },
    { row: 0, column: 'status', cell: 'maybe' },
  ]);
});

it('gives a column to one header alone', () => {
  expect(matchColumns(['Poste', 'title', 'Notes', 'Couleur'])).toEqual([
    undefined,
    'title',
    'notes',
    undefined,
  ]);
});

it('refuses what is empty or beyond measure', async () => {
  expect(await readCsv('\n\n')).toEqual({ ok: false, error: 'empty' });
  expect(await readCsv('a'.repeat(5_000_001))).toEqual({ ok: false, error: 'too_large' });
  expect(await readCsv('a\n'.repeat(20_003))).toEqual({ ok: false, error: 'too_large' });
});
