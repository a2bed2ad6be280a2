/** The way to a job in eight weeks: its stages, when each is due, and the tool it is walked with. */
import type { Opening } from './site/site.ts';

export const JOB_PATH = [
  { stage: 'cv', tool: 'cvConverter', from: 1, to: 1 },
  { stage: 'linkedin', tool: 'linkedinBooster', from: 2, to: 3 },
  { stage: 'applications', tool: 'jobTracker', from: 4, to: 5 },
  { stage: 'interviews', tool: 'training', from: 6, to: 8 },
] as const satisfies readonly { stage: string; tool: Opening; from: number; to: number }[];

export type PathStage = (typeof JOB_PATH)[number]['stage'];

/** « Semaine 1 », « Semaines 2 et 3 », « Semaines 6 à 8 »; “Week 1”, “Weeks 2–3”. */
export const weeksOfStage = (
  { from, to }: { from: number; to: number },
  language: 'fr' | 'en',
): string => {
  if (from === to) return `${language === 'fr' ? 'Semaine' : 'Week'} ${from}`;
  if (language === 'en') return `Weeks ${from}–${to}`;
  return `Semaines ${from} ${to === from + 1 ? 'et' : 'à'} ${to}`;
};
