/** What in an answer can be checked: quantities, names, tools, places, periods. */
import { placeOf, type AnswerText, type Clause } from './clauses.ts';
import type { AnswerLanguage, Span } from './scored-answer.ts';
import { firstMatch } from './word-list.ts';
import { STAR_CUES } from './words/star-cues.data.ts';
import { QUANTITIES, TOOLS } from './words/evidence.data.ts';

export interface Quantity {
  span: Span;
  /** 1 for a figure with what it counts, less for a number in words. */
  weight: number;
  clause: number;
}

/** Years, clock times and dates are no quantities. */
export function quantitiesOf({ clauses, language }: AnswerText): Quantity[] {
  const { spelled, units, notCounts } = QUANTITIES[language];
  const found: Quantity[] = [];
  for (const clause of clauses) {
    clause.tokens.forEach(({ norm, start, end }, at) => {
      const next = clause.tokens[at + 1]?.norm ?? '';
      const before = clause.tokens[at - 1]?.norm ?? '';
      const isFigure = /^\d/.test(norm);
      if (!isFigure && !spelled.has(norm)) return;
      if (found.at(-1)?.span.end === start) return;
      if (isFigure && isDate(norm, before, next, language)) return;
      if (notCounts.test(` ${before} ${norm} ${next} ${clause.tokens[at + 2]?.norm ?? ''} `))
        return;
      const hasUnit = units.test(` ${next} `) || /^[$€]$/.test(before) || next === '%';
      if (!isFigure && !hasUnit && !/^[a-z]{4,}s$/.test(next)) return;
      found.push({
        span: { start, end: /^[%$]$/.test(next) ? end + 2 : end },
        weight: isFigure ? (hasUnit ? 1 : 0.8) : 0.5,
        clause: clause.at,
      });
    });
  }
  return found.map((quantity) => ({
    ...quantity,
    span: {
      ...quantity.span,
      end: Math.min(
        quantity.span.end,
        clauses[quantity.clause]?.tokens.at(-1)?.end ?? quantity.span.end,
      ),
    },
  }));
}

function isDate(norm: string, before: string, next: string, language: AnswerLanguage): boolean {
  if (/^(?:19|20)\d\d$/.test(norm) && !/^[$€%]$/.test(next) && before !== '$') return true;
  return language === 'fr'
    ? /^(?:h|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|heures?)$/.test(
        next,
      ) && /^(?:a|le|vers|au|avant)$/.test(before)
    : /^(?:am|pm|o)$/.test(next) ||
        /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
          before,
        );
}

/** Names, tools, places, periods and counts, each once. */
export function evidenceOf(answer: AnswerText, quantities: readonly Quantity[]): Span[] {
  const spans: Span[] = [];
  const seen = new Set<string>();
  const add = (span: Span): void => {
    const key = answer.text.slice(span.start, span.end).toLowerCase();
    if (seen.has(key)) return;
    seen.add(key);
    spans.push(span);
  };
  for (const clause of answer.clauses) {
    const event = firstMatch(clause.line, STAR_CUES[answer.language].event);
    if (event) add(placeOf(clause, event.index, event[0].length));
    for (const match of clause.line.matchAll(TOOLS))
      add(placeOf(clause, match.index, match[0].length));
    for (const span of namesIn(clause, answer)) add(span);
  }
  for (const { span } of quantities) add(span);
  return spans.toSorted((a, b) => a.start - b.start);
}

/** Words with a capital that begin no sentence, and words with capitals or digits inside. */
function namesIn(clause: Clause, { text, sentences }: AnswerText): Span[] {
  const begins = sentences[clause.sentence]?.start;
  const isShouting = text === text.toUpperCase();
  if (isShouting) return [];
  return clause.tokens
    .filter(({ norm, start, end }) => {
      const written = text.slice(start, end);
      if (start === begins || /^i$|^i'/.test(norm)) return false;
      return (
        /^\p{Lu}\p{L}{2,}|^\p{Lu}{2,}$|^\p{Ll}+\p{Lu}/u.test(written) && !/^I['’]/.test(written)
      );
    })
    .map(({ start, end }) => ({ start, end }));
}
