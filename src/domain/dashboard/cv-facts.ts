/** What the dashboard has to know of a person's CVs. */
import { ADVICE } from '../cv/form/advice.ts';
import type { CvRecord } from '../cv/record/cv-record.ts';
import { holdsFigure } from '../cv/wording/figures.ts';

export interface CvFacts {
  count: number;
  /** The one worked on last. */
  latest: { id: string; title: string; step: CvRecord['step'] } | undefined;
  /** Of the fullest one: name, a way to reach the person, a job with what was achieved, a diploma, enough skills. */
  missing: readonly CvPart[];
  /** Achievements that tell a figure, of the CV that has most. */
  results: number;
  hasLinkedin: boolean;
}

export const CV_PARTS = ['name', 'reach', 'experience', 'education', 'skills'] as const;
type CvPart = (typeof CV_PARTS)[number];

/** `cvs`: the one worked on last first. */
export const cvFactsOf = (cvs: readonly CvRecord[]): CvFacts => {
  const [latest] = cvs;
  const missing = cvs.map(missingIn).toSorted((a, b) => a.length - b.length)[0] ?? [...CV_PARTS];
  return {
    count: cvs.length,
    latest: latest && { id: latest.id, title: latest.title, step: latest.step },
    missing,
    results: Math.max(0, ...cvs.map(resultsIn)),
    hasLinkedin: cvs.some(({ personal }) => isFilled(personal.linkedin)),
  };
};

const missingIn = (cv: CvRecord): CvPart[] => CV_PARTS.filter((part) => !HAS[part](cv));

const HAS: Readonly<Record<CvPart, (cv: CvRecord) => boolean>> = {
  name: ({ personal }) => isFilled(personal.fullName),
  reach: ({ personal }) => isFilled(personal.email) || isFilled(personal.phone),
  experience: ({ experience }) =>
    Object.values(experience).some(
      ({ jobTitle, achievements }) => isFilled(jobTitle) && achievements.some(isFilled),
    ),
  education: ({ education }) =>
    Object.values(education).some(({ degree, institution }) => isFilled(degree || institution)),
  skills: ({ skills }) =>
    Object.values(skills).filter(({ name }) => isFilled(name)).length >= ADVICE.skills.least,
};

const resultsIn = ({ experience, language }: CvRecord): number =>
  Object.values(experience)
    .flatMap(({ achievements }) => achievements)
    .filter((line) => holdsFigure(line, language)).length;

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';
