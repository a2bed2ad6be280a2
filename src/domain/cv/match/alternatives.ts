/** « Word, Excel ou Outlook »: of which terms of a sentence one is enough. */
import { skills } from '../lexicon/skills.ts';
import type { Hit } from './find-terms.ts';

/** For each hit, the number of its group, or undefined when it stands for itself. `hits` in their order. */
export const alternativesIn = (folded: string, hits: readonly Hit[]): (number | undefined)[] => {
  const groups: (number | undefined)[] = hits.map(() => undefined);
  let at = 0;
  while (at < hits.length) {
    let last = at;
    let hasOr = false;
    while (last + 1 < hits.length) {
      const gap = folded.slice(hits[last]?.end, hits[last + 1]?.start);
      if (gap.length > LONGEST_GAP || !LIST_GAP.test(gap)) break;
      hasOr ||= OR.test(gap) || (SLASH.test(gap) && !isLanguage(hits[last]));
      last += 1;
      if (AND.test(gap)) {
        // “Excel and Word or Outlook”: whoever reads it cannot tell either.
        hasOr = false;
        break;
      }
    }
    const before = folded.slice(Math.max(0, (hits[at]?.start ?? 0) - 40), hits[at]?.start);
    const isExample = EXAMPLE.test(before);
    if (last > at && (hasOr || isExample))
      for (let one = at; one <= last; one += 1) groups[one] = at;
    // “a CRM such as Salesforce”: either will do.
    if (isExample && at > 0 && folded.slice(hits[at - 1]?.end, hits[at]?.start).length <= 40) {
      for (let one = at; one <= last; one += 1) groups[one] = at;
      groups[at - 1] ??= at;
    }
    at = last + 1;
  }
  return groups;
};

const LONGEST_GAP = 60;

const isLanguage = (hit: Hit | undefined): boolean =>
  hit !== undefined && skills().get(hit.id)?.kind === 'language';

/** Nothing but signs, small words and words that name the kind. */
const LIST_GAP =
  /^[\s,/()]*(?:(?:et\/ou|and\/or|ou|or|et|and|&|soit|either|un|une|a|an|the|le|la|les|l'|de|du|des|d'|en|in|with|avec|au|aux|sur|for|equivalent|valid|valide|certification|certificate|certificat|licence|license|permis|diplome|experience|connaissance|knowledge|working|of)[\s,/()]*){0,6}$/u;
const OR = /(?<!\p{L})(?:ou|or)(?!\p{L})/u;
const AND = /(?<!\p{L})(?:et|and|&)(?!\p{L}|\/)/u;
const SLASH = /^\s*\/\s*$/;
const EXAMPLE =
  /(?:such as|tels? que|telles? que|comme|like|par ex(?:emple|\.)?|p\. ?ex\.|e\.g\.|ex\. ?:|ex :|for example|for instance)[\s,:]*(?:(?:le|la|les|the|l'|an?|une?) ?)?$/u;
