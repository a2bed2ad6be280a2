/**
 * A model of an answer in the answer's language, from what a CV says and blanks for what it does not: nothing in it is
 * invented. Facts stand as they do in the CV.
 */
import { linkEmployer } from '../../text/employer/employer-name.ts';
import type { Category } from '../question.ts';
import type { CvFact } from './cv-facts.ts';
import type { AnswerLanguage } from './scored-answer.ts';
import { EXAMPLES } from './words/examples.data.ts';

export interface ExamplePiece {
  /** `blank`: what the person has to put in its place. */
  kind: 'words' | 'fact' | 'blank';
  text: string;
}

export function exampleAnswer(
  category: Category,
  language: AnswerLanguage,
  fact: CvFact | undefined,
): ExamplePiece[] {
  const { [category]: template, blanks, since, when } = EXAMPLES[language];
  const company = fact?.company.trim() ?? '';
  const { link, name } = linkEmployer('chez', company);
  const known: Record<string, string> = {
    jobTitle: fact?.jobTitle.trim() ?? '',
    company: language === 'fr' ? name : company,
    achievement: withoutStop(fact?.achievement.trim() ?? ''),
  };
  const year = fact?.year ?? '';
  const opening = fact?.isPresent ? since : when;
  return `${category === 'behavioral' ? opening : ''}${template}`
    .replaceAll('{year}', year === '' ? `[${blanks['year'] ?? ''}]` : `{=${year}}`)
    .replaceAll('{chezCompany}', `${link}{company}`)
    .split(/(\[[^\]]+\]|\{[^}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): ExamplePiece => {
      if (piece.startsWith('[')) return { kind: 'blank', text: piece.slice(1, -1) };
      if (!piece.startsWith('{')) return { kind: 'words', text: piece };
      if (piece.startsWith('{=')) return { kind: 'fact', text: piece.slice(2, -1) };
      const key = piece.slice(1, -1);
      const text = known[key];
      return text ? { kind: 'fact', text } : { kind: 'blank', text: blanks[key] ?? key };
    });
}

/** As text that can be copied: blanks between brackets. */
export const exampleText = (pieces: readonly ExamplePiece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'blank' ? `[${text}]` : text)).join('');

const withoutStop = (line: string): string => line.replace(/[.;\s]+$/, '');
