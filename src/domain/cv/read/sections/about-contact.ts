/** "About" and "À propos de moi" over nothing but a person's address, phone and mail: contact details, no summary. */
import { isProse } from '../lines/line-style.ts';
import { wordsOf } from '../text-pieces.ts';
import type { Section } from './split-sections.ts';

/** Such a section as one of contact details; any other unchanged. */
export const withAboutAsContact = (section: Section): Section =>
  section.kind === 'summary' && holdsContacts(section)
    ? { ...section, kind: 'contact', kinds: ['contact'] }
    : section;

const holdsContacts = ({ lines }: Section): boolean =>
  lines.some(({ text }, at) => MAIL.test(text) || isBrokenMail(text, lines[at + 1]?.text)) &&
  lines.every(({ text }) => !isProse(text) && wordsOf(text).length <= LONGEST_DETAIL);

const MAIL = /\S@\S+\.\p{L}{2,}/u;

/** An address that had no room on one line: "awa.nadoh@exam" over "ple.org". */
const isBrokenMail = (text: string, next = ''): boolean =>
  /^\S+@\S*$/u.test(text) && !next.includes(' ') && MAIL.test(text + next);

/** Words of an address, or of a label and its value. */
const LONGEST_DETAIL = 10;
