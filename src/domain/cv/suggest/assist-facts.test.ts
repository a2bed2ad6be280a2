import { expect, test } from 'vitest';
import { ASSIST_MAX } from '../../access/size-limits.ts';
import { sampleReading, testInputs } from '../record/record-fixture.ts';
import { readingToRecord } from '../record/record-from-reading.ts';
import { assistTexts } from './assist-facts.ts';

const sample = () =>
  readingToRecord(sampleReading(), testInputs(), { title: 'CV', sourceFileName: 'cv.pdf' });

test('a line goes with the title of its job and no more, a summary with what the CV says of the work', () => {
  const cv = sample();
  const texts = assistTexts(cv);
  const [summary, ...lines] = texts;
  expect(summary).toMatchObject({ purpose: 'summary', path: 'personal.summary' });
  expect(lines.length).toBeGreaterThan(0);
  for (const { facts } of lines) expect(facts).toHaveLength(1);
  const said = JSON.stringify(texts);
  const { fullName, email, phone, location } = cv.personal;
  for (const own of [fullName, email, phone, location]) {
    expect(own).not.toBe('');
    expect(said).not.toContain(own);
  }
});

test('a CV with nothing in it offers nothing, and a very long one stays within what may be sent', () => {
  const cv = sample();
  const bare = { ...cv, experience: {}, education: {}, skills: {}, languages: {} };
  expect(assistTexts({ ...bare, personal: { ...cv.personal, headline: '' } })).toEqual([]);
  const skills = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`s${at}`, { order: `a${at}`, name: 'x'.repeat(900) }]),
  );
  const facts = assistTexts({ ...cv, skills })[0]?.facts ?? [];
  expect(facts.length).toBeLessThanOrEqual(ASSIST_MAX.facts);
  expect(Math.max(...facts.map((fact) => fact.length))).toBeLessThanOrEqual(ASSIST_MAX.fact);
});
