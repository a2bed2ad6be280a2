/** What a CV or the profile already answers. Each is only put where nothing has been typed. */
import type { CvContent } from '../cv/content.ts';
import type { Profile } from '../profile/profile.ts';
import { inOrder } from '../sync/values/order-key.ts';
import type { SummaryField } from './write/summary.ts';

type KnownAnswers = Partial<Record<SummaryField, string>>;

export const answersFromCv = ({ personal, experience, skills }: CvContent): KnownAnswers => {
  const [latest] = experience;
  return filled({
    role: personal.headline || latest?.jobTitle || '',
    strengths: skills.slice(0, SHOWN_SKILLS).join(', '),
    result: tellingOf(experience.flatMap(({ achievements }) => achievements)),
    path: pathOf(
      experience.map(({ jobTitle, company, location }) => [jobTitle, company, location]),
    ),
    value: firstSentence(personal.summary),
  });
};

export const answersFromProfile = ({
  position,
  bio,
  skills,
  experience,
}: Profile): KnownAnswers => {
  const jobs = inOrder(experience).map(([, job]) => job);
  return filled({
    role: position || jobs[0]?.position || '',
    strengths: inOrder(skills)
      .slice(0, SHOWN_SKILLS)
      .map(([, { name }]) => name)
      .join(', '),
    result: tellingOf(jobs.flatMap(({ description }) => description.split('\n'))),
    path: pathOf(jobs.map((job) => [job.position, job.company])),
    value: firstSentence(bio),
  });
};

const filled = (found: KnownAnswers): KnownAnswers =>
  Object.fromEntries(
    Object.entries(found).filter(([, text]) => text.trim() !== ''),
  ) as KnownAnswers;

/** One with a number, or else the first. */
const tellingOf = (lines: readonly string[]): string =>
  lines.toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))[0] ?? '';

const pathOf = (jobs: readonly (readonly string[])[]): string =>
  jobs
    .slice(0, SHOWN_JOBS)
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ');

const SHOWN_JOBS = 3;
const SHOWN_SKILLS = 4;

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
