/** An e-mail text with an application's data in it, and what is still missing before it may be sent. */
import { dayIn } from '../../content/written-day.ts';

export const EMAIL_VARIABLES = [
  'recruiter_name',
  'position',
  'company_name',
  'application_date',
  'your_name',
] as const;

type EmailVariable = (typeof EMAIL_VARIABLES)[number];

/** The day as `YYYY-MM-DD`; '' where there is none. */
export type EmailValues = Readonly<Record<EmailVariable, string>>;

export type EmailPart =
  | { kind: 'text'; text: string }
  /** Filled in. */
  | { kind: 'value'; variable: EmailVariable; text: string }
  /** Blocks sending: a variable without a value, as `{{position}}`, or a blank to write in, as `[day]`. */
  | { kind: 'missing'; variable?: EmailVariable; text: string };

/** The text in pieces, for a preview that marks them. A variable that is not known is a blank. */
export const fillEmail = (
  text: string,
  values: EmailValues,
  language: 'fr' | 'en',
): EmailPart[] => {
  const parts: EmailPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PLACE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(partFor(match[0], match[1], values, language));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
};

export const filledText = (parts: readonly EmailPart[]): string =>
  parts.map(({ text }) => text).join('');

export const isReadyToSend = (parts: readonly EmailPart[]): boolean =>
  parts.every(({ kind }) => kind !== 'missing');

/** « Bonjour {{recruiter_name}}, » → « Bonjour, »: how one greets a person whose name is not known. */
export const withoutName = (text: string): string =>
  text.replace(/[ \u00a0]+\{\{ ?recruiter_name ?\}\}/g, '');

const PLACE = /\{\{ ?(\w{1,40}) ?\}\}|\[[^[\]\n]{1,80}\]/g;

function partFor(
  text: string,
  name: string | undefined,
  values: EmailValues,
  language: 'fr' | 'en',
): EmailPart {
  const variable = EMAIL_VARIABLES.find((known) => known === name);
  if (!variable) return { kind: 'missing', text };
  const value = values[variable].trim();
  if (value === '') return { kind: 'missing', variable, text };
  const shown = variable === 'application_date' ? dayIn(value, language) : value;
  return { kind: 'value', variable, text: shown };
}
