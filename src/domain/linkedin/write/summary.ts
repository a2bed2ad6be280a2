/** The "About" text: what somebody brings, where they come from, a proof, and what they look for. */
import { LINKEDIN_LIMITS } from '../limits.ts';
import { itemsIn, listed, unbreaking } from './phrases.ts';
import { SUMMARY_WORDS, type SummaryParts } from './words/summary-words.data.ts';
import { dealt, filled, fitting, type Writing, type Written } from './write.ts';

export const SUMMARY_FIELDS = [
  'role',
  'sector',
  'strengths',
  'value',
  'path',
  'result',
  'goal',
] as const;
export type SummaryField = (typeof SUMMARY_FIELDS)[number];

export const writeSummaries = ({
  language,
  answers,
  seed,
}: Writing<SummaryField>): Written<SummaryField> => {
  const given = filled(SUMMARY_FIELDS, answers);
  if (!given.ok) return given;
  const strengths = itemsIn(given.value.strengths);
  const parts: SummaryParts = { ...given.value, strengths, all: listed(strengths, language) };
  const words = SUMMARY_WORDS[language];
  const sets = [
    words.opening,
    words.path,
    words.result,
    words.strengths,
    words.goal,
    words.closing,
  ];
  const texts = dealt(sets, seed).map((row) =>
    row.map((phrase) => unbreaking(phrase)(parts)).join('\n\n'),
  );
  return fitting(texts, LINKEDIN_LIMITS.about.most);
};
