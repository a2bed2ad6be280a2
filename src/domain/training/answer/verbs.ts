/** Who does what, and when, in a clause: by verb forms, not by lists of things one could do. */
import type { Clause } from './clauses.ts';
import { englishVerbs } from './english-verbs.ts';
import { frenchVerbs } from './french-verbs.ts';
import type { AnswerLanguage } from './scored-answer.ts';

export interface FoundVerb {
  /** `did`: a finished act; `does`: now or always; `would`: a plan; `was`: a state or a backdrop in the past. */
  kind: 'did' | 'does' | 'would' | 'was';
  /** By me or us, or by somebody else. */
  isOwn: boolean;
  verb: string;
  /** In the clause's line. */
  at: number;
  length: number;
}

export const verbsOf = (clause: Clause, language: AnswerLanguage): FoundVerb[] =>
  language === 'fr' ? frenchVerbs(clause) : englishVerbs(clause);
