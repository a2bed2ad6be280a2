import { describe, expect, test } from 'vitest';
import { layoutCv } from '../layout/layout-cv.ts';
import { cvMetrics } from '../layout/metrics.ts';
import { confirmField, applyPatch } from '../record/apply-patch.ts';
import { addEntry, editEntry, editField, removeEntry, type CvPatch } from '../record/cv-patch.ts';
import { blankRecord, type CvRecord } from '../record/cv-record.ts';
import { sampleReading, sampleRecord, testInputs } from '../record/record-fixture.ts';
import { readingToRecord } from '../record/record-from-reading.ts';
import { recordToContent } from '../record/record-to-content.ts';
import { checkCv } from './check-cv.ts';
import { countSentences, lastCheck } from './last-check.ts';
import { looksLikeContent } from './looks-like-content.ts';

const check = (cv: CvRecord) => {
  const { language, dateStyle, template, longAllowed } = cv;
  const options = { language, dateStyle, template, longAllowed };
  const layout = layoutCv(recordToContent(cv), options, cvMetrics());
  return lastCheck(cv, layout, checkCv(cv, '2026-11'));
};
const withoutTray = (cv: CvRecord): CvRecord => ({ ...cv, unplaced: {} });
const complete = withoutTray(sampleRecord());
const toDoAfter = (patch: CvPatch, cv = complete): string[] =>
  check(applyPatch(cv, patch)).toDo.map(({ kind, path }) => `${kind} ${path}`);

const ENTRY = 'entry0000000000';

test('a complete CV is ready, although advice remains', () => {
  const result = check({ ...complete, skills: {} });
  expect(result).toMatchObject({ ready: true, canDownload: true, toDo: [] });
  expect(result.skills).toEqual({ count: 0, ok: false });
});

describe('a CV is not ready', () => {
  test('without its required fields, and can’t leave', () => {
    const cv = blankRecord(testInputs(), { title: 'CV', language: 'fr' });
    expect(check(cv)).toMatchObject({ ready: false, canDownload: false });
    expect(check(cv).toDo.map(({ path }) => path)).toContain('personal.email');
  });

  test('with contact details alone: there is nothing to judge the person by', () => {
    const bare = { ...complete, experience: {}, education: {}, other: {} };
    expect(check(bare)).toMatchObject({ ready: false, canDownload: true });
    expect(toDoAfter({}, bare)).toEqual(['background experience']);
  });

  test('with a titled section that holds nothing', () => {
    const section = { kind: 'projects', title: 'Projets', entries: [], order: 'z' } as const;
    expect(toDoAfter(addEntry('other', ENTRY, { ...section, entries: [] }))).toEqual([
      `emptySection other.${ENTRY}.entries`,
    ]);
    // Just added, and not named yet: the person is at it.
    expect(toDoAfter(addEntry('other', ENTRY, { ...section, entries: [], title: '' }))).toEqual([]);
  });

  test('with a section of the file that came out empty, until it is filled or left so', () => {
    const reading = {
      ...sampleReading(),
      unplaced: [],
      emptySections: [
        { kind: 'languages' as const, title: 'LANGUES' },
        { kind: 'awards' as const, title: 'Prix' },
      ],
    };
    reading.content.languages = [];
    const cv = readingToRecord(reading, testInputs(), { title: 'CV', sourceFileName: 'cv.pdf' });
    const [other = ''] = Object.entries(cv.other).flatMap(([id, { title }]) =>
      title === 'Prix' ? [id] : [],
    );
    expect(toDoAfter({}, cv)).toEqual([
      'emptySection languages',
      `emptySection other.${other}.entries`,
    ]);
    expect(check(cv).unsure).not.toContain('languages');
    const settled = { ...confirmField('languages'), ...removeEntry('other', other) };
    expect(toDoAfter(settled, cv)).toEqual([]);
  });

  test('with lines of the file left to place that look like content', () => {
    const line = (text: string) => addEntry('unplaced', ENTRY, { text, order: 'z' });
    expect(toDoAfter(line('Mentorat de deux stagiaires'))).toEqual(['toPlace unplaced']);
    expect(toDoAfter(line('Page 2'))).toEqual([]);
  });

  test('longer than two pages, unless the person wants it so', () => {
    const many = Array.from({ length: 900 }, (_, at) => [
      `s${at}`,
      { name: `Compétence numéro ${at}`, order: `a${at}` },
    ]);
    const long = { ...complete, skills: Object.fromEntries(many) as CvRecord['skills'] };
    expect(toDoAfter({}, long)).toEqual(['length length']);
    expect(check(long)).toMatchObject({ canDownload: false, pages: { ok: false } });
    expect(toDoAfter(editField('longAllowed', true), long)).toEqual([]);
  });

  test('with a blank that waits for its number', () => {
    const [role = ''] = Object.keys(complete.experience);
    expect(
      toDoAfter(editEntry('experience', role, 'achievements', ['Réduit les délais de [__ %]'])),
    ).toEqual([`blank experience.${role}.achievements`]);
  });

  test('when its text is written in the other language', () => {
    const summary =
      'Civil engineer with nine years of experience in public works and water treatment. Led the design of the main networks and managed a team of eight.';
    const english = {
      ...complete,
      experience: {},
      personal: { ...complete.personal, summary },
    };
    expect(toDoAfter({}, english)).toEqual(['language language']);
    expect(toDoAfter(editField('language', 'en'), english)).toEqual([]);
  });

  test('when the PDF can’t print what it says, and leads to the field', () => {
    expect(toDoAfter(editField('personal.fullName', '王伟 Wei'))).toEqual([
      'characters personal.latinName',
    ]);
  });
});

test.each([
  ['English (Advanced (IELTS 7.0))', true],
  ['+224 664 55 50 18', true],
  ['Étude Maître Djimtola', true],
  ['EXPÉRIENCE PROFESSIONNELLE', false],
  ['CURRICULUM VITÆ', false],
  ['Page 2 de 3', false],
  ['septembre', false],
  ['10/02/2025. (Priya Venkataraman)', false],
  ['g', false],
  [
    'Niveaux : A1 et A2 : utilisateur de base – B1 et B2 : utilisateur indépendant – C1 et C2 : utilisateur expérimenté',
    false,
  ],
])('looksLikeContent(%s) is %s', (text, expected) => {
  expect(looksLikeContent(text, 'Priya Venkataraman')).toBe(expected);
});

test('sentences are counted as people count them', () => {
  expect(countSentences('Une phrase. Deux phrases! Et une sans point', 'fr')).toBe(3);
  expect(countSentences('  ', 'fr')).toBe(0);
  expect(countSentences('Revenus de 3,5 M$ en 2021.', 'fr')).toBe(1);
});

test('a PDF waits for a name that its fonts have; Word and text do not', () => {
  const cv = applyPatch(sampleRecord(), editField('personal.fullName', '王伟'));
  expect(check(cv)).toMatchObject({ canPrintName: false, canDownload: true });
  const named = applyPatch(cv, editField('personal.latinName', 'Wang Wei'));
  expect(check(named)).toMatchObject({ canPrintName: true, missing: [], leftOut: [] });
});
