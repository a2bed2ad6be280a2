import { expect, it } from 'vitest';
import { inOrder } from '../../sync/values/order-key.ts';
import { applyPatch } from '../record/apply-patch.ts';
import { readingToRecord } from '../record/record-from-reading.ts';
import { sampleReading, testInputs } from '../record/record-fixture.ts';
import { factsOfRecord, pathInRecord } from './facts-of-record.ts';
import { matchJob } from './match-job.ts';
import { tailoredSkills } from './tailored-skills.ts';

const record = () => {
  const reading = sampleReading();
  reading.content.skills = ['Menuiserie', 'Excel', 'AutoCAD', 'Tricot'];
  return readingToRecord(reading, testInputs(), { title: 'CV', sourceFileName: '' });
};
const job = {
  title: '',
  text: 'Exigences :\n- AutoCAD\n- Maîtrise d’Excel\n- Conduite de travaux',
  language: 'fr' as const,
};

it('puts the skills that are asked first, in the order of the advertisement, and keeps all', () => {
  const cv = record();
  const { requirements } = matchJob(factsOfRecord(cv), job, '2026-11');
  const patch = tailoredSkills(cv, requirements, () => 0.5);
  const names = inOrder(applyPatch(cv, patch).skills).map(([, { name }]) => name);
  expect(names).toEqual(['AutoCAD', 'Excel', 'Menuiserie', 'Tricot']);
});

it('leads from what was found back to the field', () => {
  const cv = record();
  const [[first] = []] = inOrder(cv.experience);
  expect(pathInRecord(cv, 'experience.0.jobTitle')).toBe(`experience.${first}.jobTitle`);
  expect(pathInRecord(cv, 'skills.2')).toBe('skills');
  expect(pathInRecord(cv, 'personal.summary')).toBe('personal.summary');
  expect(pathInRecord(cv, 'language')).toBe('');
});
