/**
 * A summary of what the CV says already, in its own words: the title, the last jobs, the highest diploma, the first
 * skills and the languages, one short sentence each, joined without a word that would have to agree with any of them.
 */
import { inOrder } from '../../sync/values/order-key.ts';
import type { CvLanguage, LanguageLevel } from '../content.ts';
import { compareDates } from '../dates/cv-date.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { skillLikeness } from '../record/skill-key.ts';

const JOBS = 2;
const SKILLS = 4;

/** '' when the CV says too little for three sentences. */
export const summaryFromFacts = (cv: CvRecord): string => {
  const words = WORDS[cv.language];
  const roles = inOrder(cv.experience)
    .map(([, role]) => role)
    .filter(({ jobTitle, company }) => jobTitle.trim() !== '' && company.trim() !== '')
    .toSorted((a, b) => compareDates(b.endDate, a.endDate));
  const studies = inOrder(cv.education)
    .map(([, entry]) => entry)
    .toSorted((a, b) => compareDates(b.graduationDate, a.graduationDate))
    .find(({ degree, institution }) => degree.trim() !== '' && institution.trim() !== '');
  const names = inOrder(cv.skills).map(([, { name }]) => name);
  // The first writing of each skill.
  const skills = names
    .filter(
      (name, at) => names.findIndex((one) => skillLikeness(one) === skillLikeness(name)) === at,
    )
    .slice(0, SKILLS);
  const languages = inOrder(cv.languages)
    .filter(([, { name, level }]) => name.trim() !== '' && isSpokenWell(level))
    .map(([, { name }]) => name);
  const title = cv.personal.headline.trim() || roles[0]?.jobTitle || '';
  const sentences = [
    title,
    told(
      words.experience,
      roles.slice(0, JOBS).map(({ jobTitle, company }) => `${jobTitle} (${company})`),
    ),
    told(words.education, studies ? [`${studies.degree} (${studies.institution})`] : []),
    told(words.skills, skills),
    told(words.languages, languages),
  ].filter((sentence) => sentence !== '');
  return title !== '' && sentences.length >= 3 ? sentences.map(withStop).join(' ') : '';
};

const told = (what: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${what}${items.map((item) => item.trim()).join(', ')}`;

const withStop = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

const isSpokenWell = (level: LanguageLevel | ''): boolean => level !== 'basic';

const WORDS: Readonly<
  Record<CvLanguage, Record<'experience' | 'education' | 'skills' | 'languages', string>>
> = {
  fr: {
    experience: 'Expérience : ',
    education: 'Formation : ',
    skills: 'Compétences : ',
    languages: 'Langues : ',
  },
  en: {
    experience: 'Experience: ',
    education: 'Education: ',
    skills: 'Skills: ',
    languages: 'Languages: ',
  },
};
