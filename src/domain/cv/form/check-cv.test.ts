import { describe, expect, test } from 'vitest';
import { applyPatch } from '../record/apply-patch.ts';
import { addEntry, editEntry, editField, type CvPatch } from '../record/cv-patch.ts';
import { blankRecord } from '../record/cv-record.ts';
import { BLANK_EDUCATION, BLANK_EXPERIENCE } from '../record/place-line.ts';
import { sampleRecord, testInputs } from '../record/record-fixture.ts';
import { checkCv, isBlocked, isEmail, type FieldProblem } from './check-cv.ts';

const record = sampleRecord();
const [role = '', older = ''] = Object.keys(record.experience);
const [school = ''] = Object.keys(record.education);
const after = (patch: CvPatch): string[] =>
  checkCv(applyPatch(record, patch), '2026-11').map(
    ({ path, kind, blocks }: FieldProblem) => `${path} ${kind}${blocks ? ' !' : ''}`,
  );

const asIs = after({});

describe('checkCv', () => {
  test('lets a complete CV pass, asking only about a year alone and an unknown level', () => {
    expect(asIs).toEqual([
      `experience.${older}.startDate yearAlone`,
      expect.stringMatching(/^languages\.\w+\.level missing$/),
    ]);
    expect(isBlocked(checkCv(record, '2026-11'))).toBe(false);
  });

  test('asks about years alone once', () => {
    expect(after(editField('askedYearOnly', true))).toHaveLength(1);
  });

  test('a CV from scratch lacks exactly its required contact fields', () => {
    const blank = blankRecord(testInputs(), { title: 'Neuf', language: 'fr' });
    expect(
      checkCv(blank, '2026-11')
        .filter((one) => one.blocks)
        .map((one) => one.path),
    ).toEqual(['personal.fullName', 'personal.email', 'personal.phone', 'personal.location']);
  });

  test.each<[string, CvPatch, string]>([
    ['a name of one letter', editField('personal.fullName', ' A '), 'personal.fullName tooShort !'],
    ['an e-mail without domain', editField('personal.email', 'amel@'), 'personal.email email !'],
    ['a phone of letters', editField('personal.phone', 'appelez-moi'), 'personal.phone phone !'],
    [
      'a LinkedIn that is none',
      editField('personal.linkedin', 'example.org/amel'),
      'personal.linkedin linkedin',
    ],
    ['no summary', editField('personal.summary', ' '), 'personal.summary missing'],
    [
      'no job title',
      editEntry('experience', role, 'jobTitle', ''),
      `experience.${role}.jobTitle missing !`,
    ],
    [
      'no company',
      editEntry('experience', role, 'company', ''),
      `experience.${role}.company missing !`,
    ],
    [
      'no start',
      editEntry('experience', role, 'startDate', ''),
      `experience.${role}.startDate missing !`,
    ],
    ['no end', editEntry('experience', role, 'endDate', ''), `experience.${role}.endDate missing`],
    [
      'an unreadable date',
      editEntry('experience', role, 'startDate', '13/2021'),
      `experience.${role}.startDate date !`,
    ],
    [
      'an end before its start',
      editEntry('experience', role, 'endDate', '2018-01'),
      `experience.${role}.endDate inverted !`,
    ],
    [
      'a start to come',
      editEntry('experience', role, 'startDate', '2027-01'),
      `experience.${role}.startDate future`,
    ],
    [
      'no degree',
      editEntry('education', school, 'degree', ''),
      `education.${school}.degree missing !`,
    ],
    [
      'no school',
      editEntry('education', school, 'institution', ''),
      `education.${school}.institution missing !`,
    ],
  ])('names %s', (_what, patch, problem) => {
    expect(after(patch)).toContain(problem);
  });

  test('says nothing of entries left wholly blank, nor of a graduation to come', () => {
    expect(
      after({
        ...addEntry('experience', 'new000000000000', { ...BLANK_EXPERIENCE, order: 'z' }),
        ...addEntry('education', 'new000000000001', { ...BLANK_EDUCATION, order: 'z' }),
        ...editEntry('education', school, 'graduationDate', '2028-06'),
      }),
    ).toEqual(asIs);
  });

  test('accepts a number that only its country could read', () => {
    expect(
      after({
        ...editField('personal.phone', '20 123 456'),
        ...editField('personal.location', 'Tunis, Tunisie'),
      }),
    ).toEqual(asIs);
  });
});

test.each([
  ['amel.ziani@example.org', true],
  ['amel+cv@mail.example.co.uk', true],
  ['élodie@exemple.québec', true],
  ['amel@example', false],
  ['amel@@example.org', false],
  ['amel ziani@example.org', false],
  ['amel@example..org', false],
  ['amel@example.c', false],
])('isEmail(%s) is %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
