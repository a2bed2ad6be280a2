/** Questions to judge: may an employer ask them here? */
import { RIGHTS_LAWS, type Ground, type Jurisdiction } from './jurisdictions.ts';
import { RIGHTS_QUESTIONS_EN } from './rights-questions.en.data.ts';
import { RIGHTS_QUESTIONS_FR } from './rights-questions.fr.data.ts';

/** What may be asked, with an answer to it. */
interface AllowedQuestion {
  key: string;
  ground: null;
  text: string;
  why: string;
  answer: string;
}

/** What may not be, and what to do when it is. */
interface ForbiddenQuestion {
  key: string;
  /** What it asks about; the law of a place forbids it when it protects this. */
  ground: Ground;
  text: string;
  why: string;
  /** What an employer may ask for the same worry. */
  instead: string;
  answers: {
    /** The little that one is willing to say. */
    brief: string;
    /** To the worry behind it, and to the job. */
    redirect: string;
    /** Politely none. */
    decline: string;
  };
}

export type RightsQuestion = AllowedQuestion | ForbiddenQuestion;

const QUESTIONS: Readonly<Record<'fr' | 'en', readonly RightsQuestion[]>> = {
  fr: RIGHTS_QUESTIONS_FR,
  en: RIGHTS_QUESTIONS_EN,
};

/** Those with a clear answer in this place, in a fixed order that mixes both kinds. */
export const rightsDrill = (language: 'fr' | 'en', place: Jurisdiction): RightsQuestion[] =>
  QUESTIONS[language].filter(
    ({ ground }) => ground === null || RIGHTS_LAWS[place].grounds.includes(ground),
  );
