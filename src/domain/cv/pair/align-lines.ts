/** Which line of a French entry is which of the English one: by numbers, tools and names, then by place. */
import type { CvLanguage } from '../content.ts';
import { findSkills } from '../match/find-terms.ts';
import { alignItems, type ItemPair } from './align-items.ts';
import { likeness } from './likeness.ts';
import { numbersIn, withoutThose } from './numbers-in.ts';
import type { Sides } from './pair-fields.ts';

export const alignLines = ({ fr, en }: Sides<readonly string[]>): ItemPair[] =>
  alignItems(
    { fr: fr.length, en: en.length },
    {
      enough: ENOUGH,
      of: (a, b) => sharedFacts(fr[a] ?? '', en[b] ?? ''),
      mayBe: () => true,
    },
  );

/** One number, one tool, or several words that look alike. */
const ENOUGH = 1;

/** How many facts two lines have in common. */
export const sharedFacts = (fr: string, en: string): number => {
  const [a, b] = [factsIn(fr, 'fr'), factsIn(en, 'en')];
  const numbers = a.numbers.length - withoutThose(a.numbers, b.numbers).length;
  const skills = [...a.skills].filter((id) => b.skills.has(id)).length;
  return numbers * 1.2 + skills + likeness(fr, en) * 3;
};

interface LineFacts {
  numbers: readonly string[];
  skills: ReadonlySet<string>;
}

const known = new Map<string, LineFacts>();
const MOST_KNOWN = 2000;

function factsIn(line: string, language: CvLanguage): LineFacts {
  const key = `${language}${line}`;
  let facts = known.get(key);
  if (!facts) {
    facts = {
      numbers: numbersIn(line, language),
      skills: new Set(findSkills(line, language).map(({ id }) => id)),
    };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, facts);
  }
  return facts;
}
