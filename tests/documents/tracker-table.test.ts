import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeText } from '#/documents/read/decode-text.ts';
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
  headerRow,
  matchColumns,
  type Target,
} from '#/domain/tracker/csv/application-table.ts';
import { fromSafeCell, toSafeCell } from '#/domain/tracker/csv/formula-cells.ts';
import { dayOrderOfTable, readTable, statusWords } from '#/domain/tracker/csv/read-table.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/tables');
const TODAY = '2026-11-22';

/** As the screen reads it before anybody has chosen anything; unknown columns go to the notes. */
const read = async (text: string) => {
  const table = await readCsv(text);
  if (!table.ok) throw new Error(table.error.kind);
  const all = table.value.map(({ cells }) => cells);
  const at = headerRow(all);
  const headers = all[at] ?? [];
  const rows = all.slice(at + 1);
  const targets = matchColumns(headers).map((target): Target => target ?? 'extra');
  const found = dayOrderOfTable(rows, targets, TODAY, 'day-first');
  const order = found?.order ?? 'day-first';
  return {
    targets,
    found,
    words: statusWords(rows, targets),
    lines: table.value.slice(at + 1).map(({ line }) => line),
    ...readTable(rows, { headers, targets, order, statuses: new Map() }),
  };
};
const readFixture = (name: string) => read(decodeText(readFileSync(path.join(FIXTURES, name))));

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
      url: fc.constantFrom('', 'https://example.org/offre?a=1;b=2', 'example.org/offre', '=x'),
      recruiter: text,
      recruiterEmail: text,
      province: fc.constantFrom('' as const, ...PROVINCE_CODES),
      workplace: fc.constantFrom('' as const, ...WORKPLACES),
      language: fc.constantFrom('' as const, 'fr' as const, 'en' as const),
      salaryMin: fc.constantFrom(0, 2_550, 6_200_000),
      salaryMax: fc.constantFrom(0, 2_705, 7_500_000),
      salaryPeriod: fc.constantFrom('' as const, ...SALARY_PERIODS),
      source: fc.constantFrom('' as const, ...SOURCES),
      cv: fc.constantFrom('', 'abcdefghij00002'),
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

describe('our own table', () => {
  it('brings every application back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(applications, fc.constantFrom('fr', 'en'), async (given, language) => {
        const back = await read(await writeCsv(applicationsToTable(given), language));
        expect(back.problems).toEqual([]);
        expect(
          back.applications.map(({ id, status, statusEvents, sentEmails, fields }) => ({
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
});

describe('tables of others', () => {
  it('reads a French workbook saved as CSV: Windows letters, semicolons, a title above', async () => {
    const { applications: found, problems, lines } = await readFixture('excel-fr-ca.csv');
    expect(found).toMatchObject([
      {
        status: 'applied',
        fields: {
          title: 'Adjointe administrative',
          company: 'Coopérative du Fleuve',
          location: 'Rimouski, QC',
          province: 'QC',
          dateApplied: '2026-11-03',
          salaryMin: 4_800_000,
          salaryMax: 5_200_000,
          salaryPeriod: 'year',
          recruiter: 'Josée Côté',
          notes: 'A demandé « une lettre »; répondu\r\nle lendemain',
        },
      },
      { status: 'interview', fields: { salaryMin: 2_250, salaryMax: 0, salaryPeriod: 'hour' } },
      { status: 'rejected', fields: { notes: 'œuvre aussi à Lévis' } },
      {
        status: 'closed',
        fields: {
          dateApplied: '2026-09-14',
          endReason: 'no-answer',
          notes: 'Salaire: à discuter',
        },
      },
    ]);
    expect(problems).toEqual([
      { row: 3, kind: 'cell', target: 'salary', cell: 'à discuter' },
      { row: 4, kind: 'nameless' },
    ]);
    // As the spreadsheet counts them, blank rows and all.
    expect(lines).toEqual([4, 5, 6, 8, 9]);
  });

  it('reads what Excel calls Unicode text', async () => {
    const { applications: found, found: order } = await readFixture('excel-unicode.txt');
    expect(order).toEqual({ order: 'day-first', isSure: true });
    expect(found).toMatchObject([
      {
        status: 'applied',
        fields: {
          company: 'Résidence Les Érables',
          dateApplied: '2026-11-03',
          source: 'job-bank',
        },
      },
      {
        status: 'interview',
        fields: { company: 'Traiteur Łódź et fils', dateApplied: '2026-10-25', source: 'indeed' },
      },
    ]);
  });

  it('reads LinkedIn’s file, whose addresses are the person’s own', async () => {
    const { applications: found, problems } = await readFixture('linkedin-job-applications.csv');
    expect(problems).toEqual([]);
    expect(found[0]).toMatchObject({
      fields: {
        title: 'QA Analyst',
        company: 'Nordlake Software, Inc.',
        dateApplied: '2026-11-03',
        url: 'http://www.linkedin.com/jobs/view/4011223344',
      },
    });
    expect(found[0]?.fields.recruiterEmail).toBeUndefined();
    expect(found[0]?.fields.notes).toContain('Resume Name: Amara_Resume.pdf');
  });

  it('reads boards of other trackers, and leaves out what was never sent', async () => {
    const huntr = await readFixture('huntr-board.csv');
    expect(huntr.leftOut).toBe(1);
    expect(huntr.applications).toMatchObject([
      {
        status: 'applied',
        fields: {
          province: 'AB',
          dateApplied: '2026-11-02',
          deadline: '2026-11-20',
          salaryMin: 2_400,
          salaryMax: 2_700,
          salaryPeriod: 'hour',
        },
      },
      { status: 'interview', fields: { salaryMin: 6_000_000, salaryMax: 6_500_000 } },
    ]);
    const teal = await readFixture('teal-tracker.csv');
    expect(teal.words.map(({ word, choice }) => [word, choice])).toEqual([
      ['Bookmarked', 'leave-out'],
      ['Applied', 'applied'],
      ['Interviewing', 'interview'],
      ['No Response', 'closed'],
      ['I Withdrew', 'closed'],
    ]);
    expect(teal.applications).toMatchObject([
      { fields: { salaryMax: 6_150_000, dateApplied: '2026-10-31' } },
      { status: 'interview' },
      { fields: { endReason: 'no-answer' } },
      { fields: { endReason: 'withdrew' } },
    ]);
    const notion = await readFixture('notion-table.csv');
    expect(notion.applications).toMatchObject([
      { fields: { dateApplied: '2026-11-03', interviewAt: '2026-11-24T10:30' } },
      { status: 'rejected', fields: { dateApplied: '2026-10-09' } },
    ]);
  });

  it('keeps formulas and scripts as the texts they are', async () => {
    const { applications: found } = await readFixture('formulas.csv');
    expect(found.map(({ fields }) => fields)).toEqual([
      {
        title: '=HYPERLINK("http://x.example.org";"ici")',
        company: '@SOMME(1+1)',
        notes: '+1 514 555-0101',
      },
      {
        title: '-2+3',
        company: "=cmd|' /C calc'!A0",
        notes: '<script>alert(1)</script>',
      },
    ]);
    const cells = found.map(({ fields }) => [toSafeCell(fields.title ?? '')]);
    expect(await writeCsv([['=1'], ...cells], 'fr')).toContain('"\'=HYPERLINK');
  });

  it('is written as a spreadsheet of each language opens it: accents, and a cell to each value', async () => {
    const table = [
      ['Prénom', 'Ville'],
      ['Zoé; Éloi', 'Trois-Rivières, QC'],
    ];
    expect(await writeCsv(table, 'fr')).toBe(
      '\uFEFF"Prénom";"Ville"\r\n"Zoé; Éloi";"Trois-Rivières, QC"\r\n',
    );
    expect(await writeCsv(table, 'en')).toBe(
      '\uFEFF"Prénom","Ville"\r\n"Zoé; Éloi","Trois-Rivières, QC"\r\n',
    );
  });

  it('says which cells it did not understand, and keeps them in the notes', async () => {
    const { applications: found, problems } = await read(
      'title,deadline,status,url,sent_emails\nCook,soon,maybe,javascript:alert(1),{"__proto__":1}\n,,\n',
    );
    expect(found).toEqual([
      {
        row: 0,
        status: 'applied',
        fields: {
          title: 'Cook',
          notes:
            'deadline: soon\nstatus: maybe\nurl: javascript:alert(1)\nsent_emails: {"__proto__":1}',
        },
      },
    ]);
    expect(problems.map((problem) => problem.kind === 'cell' && problem.target)).toEqual([
      'deadline',
      'status',
      'url',
      'sentEmails',
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
});

test.each([
  [['13/02/2026', '01/02/2026'], 'day-first', true],
  [['02/13/2026'], 'month-first', true],
  [['3/4/26, 9:05 AM'], 'month-first', true],
  // Nobody wrote down what is still to come.
  [['11/03/2026', '12/03/2026'], 'day-first', false],
  [['03/11/2026', '03/12/2026'], 'month-first', false],
  [['03/04/2026'], 'day-first', false],
  [['04/04/2026'], 'day-first', true],
] as const)('%j is read %s', (cells, order, isSure) => {
  const rows = cells.map((cell) => [cell]);
  expect(dayOrderOfTable(rows, ['dateApplied'], TODAY, 'day-first')).toEqual({ order, isSure });
});

describe('files beyond measure', () => {
  it('are refused', async () => {
    expect(await readCsv('\n\n')).toEqual({ ok: false, error: { kind: 'empty' } });
    expect(await readCsv('a'.repeat(5_000_001))).toEqual({
      ok: false,
      error: { kind: 'too-large' },
    });
    expect(await readCsv('a\n'.repeat(20_003))).toEqual({
      ok: false,
      error: { kind: 'too-large' },
    });
    expect(await readCsv('title,company\nCook,Bay\n"Chef,Bay\nBaker,Bay\n')).toEqual({
      ok: false,
      error: { kind: 'open-quote', line: 3 },
    });
  });

  it('are read as far as they make sense: 200 columns, 5,000 rows, a book in one cell', async () => {
    const wide = Array.from({ length: 200 }, (_, at) => (at === 150 ? 'Job title' : `c${at}`));
    const broad = await read(`${wide.join(',')}\n${wide.map(() => 'x').join(',')}\n`);
    expect(broad.applications).toMatchObject([{ fields: { title: 'x' } }]);
    const rows = Array.from({ length: 5000 }, (_, at) => `Poste ${at},Usine,2026-11-03`);
    const long = await read(`title,company,date_applied\n${rows.join('\n')}\n`);
    expect(long.applications).toHaveLength(5000);
    const book = await read(`title,notes\nCook,${'mot '.repeat(30_000)}\nBaker,x\n`);
    expect(book.problems).toEqual([{ row: 0, kind: 'too-long' }]);
    expect(book.applications).toHaveLength(1);
  });
});
