/** What a CV already answers. Each is only put where nothing has been typed. */
import type { CvContent } from '../cv/content.ts';
import type { SummaryField } from './write/summary.ts';

type KnownAnswers = Partial<Record<SummaryField, string>>;

export const answersFromCv = ({ personal, experience, skills }: CvContent): KnownAnswers => {
  const [latest] = experience;
  const result = experience
    .flatMap(({ achievements }) => achievements)
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))[0];
  const path = experience
    .slice(0, SHOWN_JOBS)
    .map(({ jobTitle, company, location }) =>
      [jobTitle, company, location].filter(Boolean).join(', '),
    )
    .filter(Boolean)
    .join('; ');
  const found: KnownAnswers = {
    role: personal.headline || latest?.jobTitle || '',
    strengths: skills.slice(0, SHOWN_SKILLS).join(', '),
    result: result ?? '',
    path,
    value: firstSentence(personal.summary),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, text]) => text.trim() !== ''),
  ) as KnownAnswers;
};

const SHOWN_JOBS = 3;
const SHOWN_SKILLS = 4;

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
