/**
 * What a reading leaves open on CVs without a truth beside them: `npm run bench:read-cv-doubts -- DIR`. For each PDF and
 * Word file of the folder the jobs without title or employer, the studies without degree or school, and what is missing
 * altogether, the most doubtful file last; then the count of each sign. With `--fields` one line for each field read
 * instead: kept from two states of the reader and compared, they show what a change does to strangers' files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSource } from '#/documents/read/read-source.ts';
import { formDate } from '#/domain/cv/dates/print-date.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

type Signs = [sign: string, text: string][];

const row = (...parts: readonly string[]): string => parts.join(' | ');

const jobsOf = ({ content }: CvReading): string[] =>
  content.experience.map(({ jobTitle, company, location, startDate, endDate }) =>
    row(jobTitle, company, location, formDate(startDate), formDate(endDate)),
  );

const studiesOf = ({ content }: CvReading): string[] =>
  content.education.map(({ degree, fieldOfStudy, institution, location, graduationDate }) =>
    row(degree, fieldOfStudy, institution, location, formDate(graduationDate)),
  );

const doubtsOf = (reading: CvReading): Signs => {
  const { personal, experience, education, skills } = reading.content;
  const [jobs, studies] = [jobsOf(reading), studiesOf(reading)];
  const missing: Record<string, boolean> = {
    'no name': personal.fullName === '',
    'no e-mail': personal.email === '',
    'no place': personal.location === '',
    'no jobs': jobs.length === 0,
    'no studies': studies.length === 0,
    'no skills': skills.length === 0,
  };
  return [
    ...Object.keys(missing).flatMap((sign): Signs => (missing[sign] ? [[sign, '']] : [])),
    ...experience.flatMap(({ jobTitle, company }, at): Signs =>
      jobTitle === '' || company === '' ? [['job in part', jobs[at] ?? '']] : [],
    ),
    ...education.flatMap(({ degree, institution }, at): Signs =>
      degree === '' || institution === '' ? [['study in part', studies[at] ?? '']] : [],
    ),
  ];
};

const fieldsOf = (reading: CvReading): string[] => {
  const { personal, experience, skills, languages } = reading.content;
  const { fullName, email, phone, location, linkedin, headline } = personal;
  return [
    `person ${row(fullName, email, phone, location, linkedin, headline)}`,
    ...jobsOf(reading).flatMap((job, at) => [
      `job ${job}`,
      ...(experience[at]?.achievements ?? []).map((text) => `  - ${text}`),
    ]),
    ...studiesOf(reading).map((study) => `study ${study}`),
    `skills ${skills.join(' · ')}`,
    `languages ${languages.map(({ name, level }) => `${name} ${level}`).join(' · ')}`,
    `left ${JSON.stringify(reading.unplaced)}`,
  ];
};

const { values, positionals } = parseArgs({
  options: { fields: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? '.';
const files = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/iu.test(name));
const counts = new Map<string, number>();
const pages: { file: string; signs: Signs }[] = [];
for (const file of files.toSorted()) {
  const source = await readSource(new Uint8Array(readFileSync(join(folder, file))), {
    fileName: file,
  });
  const reading = source.ok ? readCvFromSource(source.value) : source;
  if (values.fields)
    for (const line of reading.ok ? fieldsOf(reading.value) : [`refused ${reading.error.code}`])
      console.log(`${file}: ${line}`);
  const signs: Signs = reading.ok ? doubtsOf(reading.value) : [['refused', reading.error.code]];
  for (const [sign] of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  pages.push({ file, signs });
}
if (!values.fields) {
  for (const { file, signs } of pages.toSorted((a, b) => a.signs.length - b.signs.length))
    if (signs.length > 0)
      console.log(`${file}\n${signs.map(([sign, text]) => `  ${sign}: ${text}`).join('\n')}`);
  console.log(`\n${files.length} files`);
  for (const [sign, count] of [...counts].toSorted(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)} ${sign}`);
}
