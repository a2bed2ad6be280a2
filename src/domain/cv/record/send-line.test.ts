import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { blankRecord, type CvRecord } from './cv-record.ts';
import { BLANK_EXPERIENCE, sendLine, targetOfPath } from './place-line.ts';

const inputs = { newId: () => 'new', random: () => 0.5 };
const blank = blankRecord({ ...inputs, now: 0 }, { title: '', language: 'fr' });
const cv: CvRecord = {
  ...blank,
  personal: { ...blank.personal, fullName: 'A. Roe' },
  experience: {
    job: { ...BLANK_EXPERIENCE, jobTitle: 'Commis', achievements: ['Paie'], order: 'a' },
  },
  unplaced: { line: { text: 'Ada Roe', order: 'a' } },
};

const sent = (path: string, text: string, replaces = true): CvRecord => {
  const target = targetOfPath(path);
  if (!target) throw new Error(`${path} takes no line`);
  return applyPatch(cv, sendLine(cv, text, { target, replaces }, inputs));
};

test('a field that says one thing says the line instead, and the tray no longer waits with it', () => {
  const after = sent('personal.fullName', 'Ada Roe');
  expect(after.personal.fullName).toBe('Ada Roe');
  expect(after.unplaced).toEqual({});
  expect(sent('experience.job.startDate', 'mars 2019').experience['job']?.startDate).toBe(
    '2019-03',
  );
});

test('a list takes one more, and a place that was chosen by name joins what it has', () => {
  const { job } = sent('experience.job.achievements', 'Clôture').experience;
  expect(job?.achievements).toEqual(['Paie', 'Clôture']);
  expect(sent('experience.job.jobTitle', 'principal', false).experience['job']?.jobTitle).toBe(
    'Commis principal',
  );
  const { skills } = sent('skills.x.name', 'Excel, Sage 50');
  expect(Object.values(skills).map(({ name }) => name)).toEqual(['Excel', 'Sage 50']);
});

test('fields that take no words of a file are no place for a line', () => {
  for (const path of ['language', 'personal.nameLine', 'education.a.assessor', 'languages.a.level'])
    expect(targetOfPath(path)).toBeUndefined();
});
