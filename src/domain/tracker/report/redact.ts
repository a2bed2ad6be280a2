/** What a person leaves out is taken out of their own sentences too, wherever it stands in them. */
import { fold } from '../../text/fold.ts';
import type { Application } from '../application.ts';
import type { Redaction } from './redactions.ts';

/** Takes the names of all these applications, not only of the one a text belongs to. */
export const redactor = (
  applications: readonly Pick<Application, 'company' | 'recruiter'>[],
  leaveOut: ReadonlySet<Redaction>,
  mark: string,
): ((text: string) => string) => {
  const names = [
    ...(leaveOut.has('companies') ? applications.map(({ company }) => company) : []),
    ...(leaveOut.has('contacts')
      ? applications.flatMap(({ recruiter }) => [recruiter, ...recruiter.split(/\s+/)])
      : []),
  ]
    .map((name) => fold(name).trim())
    .filter((name) => name.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  const patterns = [
    ...[...new Set(names)].map(
      (name) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'gu'),
    ),
    ...(leaveOut.has('contacts') ? CONTACTS : []),
    ...(leaveOut.has('salaries') ? AMOUNTS : []),
  ];
  return (text) => patterns.reduce((rest, pattern) => withoutMatches(rest, pattern, mark), text);
};

/** Matches are looked for without accents and case, and stand at the same places of the text. */
const withoutMatches = (text: string, pattern: RegExp, mark: string): string => {
  let rest = '';
  let from = 0;
  for (const { index, 0: found } of fold(text).matchAll(pattern)) {
    rest += text.slice(from, index) + mark;
    from = index + found.length;
  }
  return rest + text.slice(from);
};

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A shorter name is a word of many sentences. */
const SHORTEST = 3;

const CONTACTS = [
  /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}/g,
  /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/g,
];
const AMOUNTS = [
  /(?:ca?d?\$|\$|\bcad) ?\d[\d.,]*(?: \d{3})*(?: ?k\b)?/g,
  /(?<![\d.,])\d[\d.,]*(?: \d{3})*(?: ?k)? ?(?:\$|(?:dollars?|cad)\b)/g,
  /(?<![\d.,])\d{2,3} ?k\b/g,
];
