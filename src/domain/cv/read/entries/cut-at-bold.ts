/** `PROJECT MANAGER European Commission`: two names that only bold type or italics separate. */
import type { SourceLine } from '../lines/source-line.ts';

/** Cuts the text where the line's bold or italic part ends, or its last italics begin, and another name follows. */
export function cutAtBold(text: string, line: SourceLine): string[] {
  const { italicTail: tail = '', typed = [] } = line;
  if (isMadeOf(text, typed)) return typed;
  const head = tail !== '' && text.endsWith(` ${tail}`) ? text.slice(0, -tail.length) : '';
  if (/^\p{Lu}/u.test(tail) && /[\p{L}\d)] $/u.test(head) && !LINKED_END.test(head.trim()))
    return [...cutAtBold(head.trim(), { ...line, italicTail: '' }), tail];
  const lead = leadOf(text, line);
  if (!lead || !text.startsWith(lead)) return [text];
  const rest = text.slice(lead.length);
  // "**Nurse** (Hospital of the Lake)"
  const inBrackets = /^ *\((\p{Lu}[^()]{3,}|[^\s()]+\.[a-z]{2,})\)$/u.exec(rest)?.[1];
  if (inBrackets) return [lead.trim(), inBrackets];
  if (!/^[,.]? +[\p{Lu}\d]/u.test(rest) || LINKED_END.test(lead.trim())) return [text];
  return [lead.replace(/[\s,]+$/u, ''), rest.replace(/^[\s,.]+/u, '')];
}

/** The names in their order, and nothing else but commas and a full stop. */
const isMadeOf = (text: string, typed: readonly string[]): boolean =>
  typed.length > 0 && lettersOf(text) === lettersOf(typed.join(''));

const lettersOf = (text: string): string => text.replace(/[\s,.]/gu, '');

/** A sign or a small word that ties what follows. */
const LINKED_END = /(?:[-–—:|(/&]|(?:^|\s)\p{Ll}{1,4})$/u;

/** The bold part without the date before the text: "**2019 – 2021 Nurse**, Hospital of the Lake". */
const leadOf = (text: string, { italicLead, boldLead = italicLead }: SourceLine) => {
  const from = boldLead?.indexOf(text.slice(0, LEAST_LEAD)) ?? -1;
  return from > 0 && /\d/.test(boldLead?.slice(0, from) ?? '') ? boldLead?.slice(from) : boldLead;
};

/** Letters by which a text is found again in the bold part of its line. */
const LEAST_LEAD = 6;
