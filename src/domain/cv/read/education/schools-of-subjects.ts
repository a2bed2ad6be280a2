/** "Faculty of Science, Technology and Medicine": the commas part subjects, not a school from what is studied there. */
import { FIELD_WORDS } from '#/domain/cv/words/fields-of-study.ts';
import { tokensOf } from '../text-pieces.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';

/** Pieces of a line with such a school in one piece again. */
export function joinSubjects(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const size = subjectsAfter(part, parts.slice(at + 1, at + 1 + MOST_SUBJECTS));
    joined.push(parts.slice(at, at + size + 1).join(', '));
    at += size;
  }
  return joined;
}

/** How many pieces after a school named after a subject go on with its list, up to the last behind "and"; 0 when they don't. */
function subjectsAfter(school: string, rest: readonly string[]): number {
  const [, subject = ''] = /^.* (?:of |en |de |des |du |d['’])(\p{L}[^,]*)$/u.exec(school) ?? [];
  if (!isSubject(subject) || institutionScore(school) < SCHOOL.named) return 0;
  const last = rest.findIndex((part) => isSubject(part) && / (?:and|et|&) /u.test(part));
  return rest.slice(0, last + 1).every(isSubject) ? last + 1 : 0;
}

/** "Electronics and Materials" */
const isSubject = (text: string): boolean => {
  const words = tokensOf(text);
  return words.length <= LONGEST_SUBJECT && words.some((word) => FIELD_WORDS.has(word));
};

const MOST_SUBJECTS = 3;
const LONGEST_SUBJECT = 4;
