/**
 * Ways to write a name in Latin letters, to choose from: what the person's own address or profile already says, and for
 * scripts with a published table, that table. A proposal is never printed: the passport decides, and the person.
 */
import { foldWord } from '#/domain/text/fold.ts';
import type { Personal } from '../content.ts';
import { isInOtherScript } from './printed-name.ts';
import { romanised } from './romanise.ts';

export interface NameProposal {
  name: string;
  /** Where it comes from: the person's own words, or a table of letters. */
  from: 'email' | 'linkedin' | 'letters';
}

export const nameProposals = ({ fullName, email, linkedin }: Personal): NameProposal[] => {
  if (!isInOtherScript(fullName)) return [];
  const letters = romanised(fullName);
  const proposals: NameProposal[] = [
    { name: namesIn(linkedin.replace(/^.*\/in\//, '')), from: 'linkedin' },
    { name: namesIn(email.split('@')[0] ?? ''), from: 'email' },
    { name: letters ?? '', from: 'letters' },
  ];
  const seen = new Set<string>();
  return proposals.filter(({ name }) => {
    const key = foldWord(name);
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** `amel.ziani` and `amel-ziani-42` hold two names; one word alone may be anything. */
const namesIn = (text: string): string => {
  const words = text.split(/[._\-/]+/).filter((word) => /^\p{Script=Latin}{2,}$/u.test(word));
  return words.length < 2 || words.length > 4 ? '' : words.map(capitalised).join(' ');
};

const capitalised = (word: string): string =>
  word.slice(0, 1).toLocaleUpperCase('en') + word.slice(1).toLocaleLowerCase('en');
