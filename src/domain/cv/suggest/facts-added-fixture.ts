/** What a suggestion says that its CV does not: numbers, names, tools. Written apart from the rules it judges. */
import type { CvRecord } from '../record/cv-record.ts';
import type { Suggestion } from './suggestion.ts';

/** Words that a sentence of ours begins with. */
const OWN = new Set([
  'Expérience',
  'Formation',
  'Compétences',
  'Langues',
  'Experience',
  'Education',
  'Skills',
  'Languages',
]);

export const factsAdded = (cv: CvRecord, { after, rule, before }: Suggestion): string[] => {
  const said = JSON.stringify([
    cv.personal,
    cv.experience,
    cv.education,
    cv.skills,
    cv.languages,
    cv.other,
  ]);
  // A month is the same fact as its number.
  const numbers = rule === 'date' ? [] : (after.match(/\d+(?:[.,]\d+)*/g) ?? []);
  const words = after.match(/[\p{L}\p{N}][\p{L}\p{N}+#'’/-]*/gu) ?? [];
  const names = words.filter(
    (word) => /\p{Lu}/u.test(word) && !OWN.has(word) && !startsLine(after, word),
  );
  return [
    ...numbers.filter((number) => !said.includes(number)),
    ...names.filter((name) => !said.includes(name)),
    // Of the many words of a line, a few may be ours.
    ...(rule === 'summary' || rule === 'order' || rule === 'date'
      ? []
      : lettersTooMany(before, after)),
  ];
};

/** The first word of a line gets its capital from its place. */
const startsLine = (text: string, word: string): boolean =>
  text.split('\n').some((line) => line.startsWith(word));

/** A rewrite says the same in about as many words: a few of ours for the verb, the article and the blank. */
const lettersTooMany = (before: string, after: string): string[] => {
  const had = new Set(before.toLowerCase().match(/\p{L}+/gu) ?? []);
  const added = (after.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !had.has(word));
  return added.length > 4 + had.size / 3 ? added : [];
};
