import type { CvFacts } from '#/domain/cv/match/cv-evidence.ts';
import type { Job } from '#/domain/cv/match/match-job.ts';
import { emptyContent, type CvContent, type LanguageLevel } from '#/domain/cv/content.ts';

export interface Pair {
  id: string;
  job: Job;
  cv: CvFacts;
  /** The advertisement's terms that the CV shows, and those that it does not. */
  present: string[];
  absent: string[];
}

/** `tests/fixtures/match/README.md` says how they are written. */
export const readPairs = (text: string): Pair[] =>
  text
    .split(/^=== /m)
    .slice(1)
    .flatMap((block) => {
      const [advertisement = '', ...cvs] = block.split(/^@cv /m);
      const [head = '', ...lines] = advertisement.split('\n');
      const [id = '', language, ...title] = head.split(' ');
      const job = {
        title: title.join(' '),
        text: lines.join('\n'),
        language: languageOf(language),
      };
      return cvs.map((cv) => readPair(id, job, cv));
    });

function readPair(id: string, job: Job, written: string): Pair {
  const [language = '', ...lines] = written.split('\n');
  const content = emptyContent();
  const pair: Pair = {
    id: `${id}-${language}`,
    job,
    cv: { language: languageOf(language), content, removed: [], unplaced: [] },
    present: [],
    absent: [],
  };
  for (const line of lines) {
    const [, label = '', said = ''] = /^([#+x-]|\w+:) ?(.*)$/.exec(line) ?? [];
    if (label === '+') pair.present = listOf(said, ';');
    else if (label === 'x') pair.absent = listOf(said, ';');
    else if (label === 'removed:') pair.cv.removed.push({ kind: 'drivingLicence', text: said });
    else if (label !== '') fill(content, label, said);
  }
  return pair;
}

function fill(content: CvContent, label: string, said: string): void {
  const [first = '', second = '', third = ''] = said.split('|').map((part) => part.trim());
  if (label === '#')
    content.experience.push({
      jobTitle: first,
      company: second,
      location: '',
      startDate: '2020-01',
      endDate: 'present',
      achievements: [],
    });
  else if (label === '-') content.experience.at(-1)?.achievements.push(said);
  else if (label === 'sum:') content.personal.summary = said;
  else if (label === 'headline:') content.personal.headline = said;
  else if (label === 'skills:') content.skills = listOf(said, ',');
  else if (label === 'cert:')
    content.other.push({ kind: 'certifications', title: '', entries: listOf(said, ';') });
  else if (label === 'lang:')
    content.languages = listOf(said, ',').map((one) => {
      const [name = '', level] = one.split('=');
      return { name, level: level as LanguageLevel };
    });
  else if (label === 'edu:')
    content.education.push({
      degree: first,
      fieldOfStudy: second,
      institution: third,
      location: '',
      startDate: '',
      graduationDate: '',
      details: [],
    });
  else throw new Error(`No such label: ${label}`);
}

const languageOf = (written: string | undefined): 'fr' | 'en' => (written === 'en' ? 'en' : 'fr');

const listOf = (said: string, sign: string): string[] =>
  said
    .split(sign)
    .map((one) => one.trim())
    .filter(Boolean);
