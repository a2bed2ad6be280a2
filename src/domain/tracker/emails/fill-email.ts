/**
 * An e-mail text with an application's data in it, and what is still missing before it may be sent. What is not known
 * stands in the text as a blank in brackets, in words, as those do that a person is to fill in anyway.
 */
import { dayIn } from '../../content/written-day.ts';
import { withEmployer, type EmployerLink } from '../../text/employer/employer-name.ts';
import { withDe, withDeJob } from '../../text/elision.ts';
import type { EmailTemplateFields } from '../email-template.ts';

export const EMAIL_VARIABLES = [
  'recruiter_name',
  'position',
  'company_name',
  'application_date',
  'your_name',
] as const;

export type EmailVariable = (typeof EMAIL_VARIABLES)[number];

/** The day as `YYYY-MM-DD`; '' where there is none. */
export type EmailValues = Readonly<Record<EmailVariable, string>>;

export type EmailText = Pick<EmailTemplateFields, 'subject' | 'body'>;

/** The template as it is written for one application. */
export const draftEmail = (
  { subject, body }: EmailText,
  values: EmailValues,
  language: 'fr' | 'en',
): EmailText => {
  const write = (text: string): string =>
    (values.recruiter_name.trim() === '' ? withoutName(text) : text).replace(
      VARIABLE,
      (_, link: string | undefined, name: string, stop = '') => {
        const text = linked(link, name, values, language);
        // « chez Meubles Roy inc. » ends its sentence.
        return text.endsWith('.') ? text : text + stop;
      },
    );
  return { subject: write(subject), body: write(body) };
};

export interface EmailPart {
  /** `missing` blocks sending: a blank such as `[day]`, or a variable that nobody knows. */
  kind: 'text' | 'filled' | 'missing';
  text: string;
  /** Where it begins in the text with its blanks. */
  at: number;
}

/** By blank, what is to stand in its place. */
export type Fills = Readonly<Record<string, string>>;

/** The text in pieces, for a preview that marks them. */
export const emailParts = (text: string, fills: Fills): EmailPart[] => {
  const parts: EmailPart[] = [];
  let from = 0;
  for (const { 0: blank, index } of text.matchAll(BLANK)) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index), at: from });
    const fill = fills[blank]?.trim();
    parts.push({ kind: fill ? 'filled' : 'missing', text: fill || blank, at: index });
    from = index + blank.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from), at: from });
  return parts;
};

export const filledText = (parts: readonly EmailPart[]): string =>
  parts.map(({ text }) => text).join('');

export const isReadyToSend = (parts: readonly EmailPart[]): boolean =>
  parts.every(({ kind }) => kind !== 'missing');

/** Each once, in the order in which they are read. */
export const blanksIn = ({ subject, body }: EmailText): string[] => [
  ...new Set([...`${subject}\n${body}`.matchAll(BLANK)].map(([blank]) => blank)),
];

/** « le [jour] à midi » → « le à midi »: with the space before it, or after it where a line begins. */
export const withoutBlank = (text: string, blank: string): string =>
  text
    .split(blank)
    .reduce((before, after) =>
      before === '' || before.endsWith('\n')
        ? before + after.replace(/^[ \u00a0]+/, '')
        : before.replace(/[ \u00a0]+$/, '') + after,
    );

/** « Bonjour {{recruiter_name}}, » → « Bonjour, »: how one greets a person whose name is not known. */
const withoutName = (text: string): string =>
  text.replace(/^([^\n]{1,30}?)[ \u00a0]+\{\{ ?recruiter_name ?\}\}(?=[,!:]?[ \u00a0]*$)/gm, '$1');

const VARIABLE = /(?:(?<!\p{L})(de|chez|à|pour) )?\{\{ ?(\w{1,40}) ?\}\}(\.(?!\.))?/giu;
const BLANK = /\{\{ ?\w{1,40} ?\}\}|\[[^[\]\n]{1,80}\]/g;

/** « de Analyste » is « d’analyste », and « chez Centre du Lac » is « au Centre du Lac ». */
const linked = (
  link: string | undefined,
  name: string,
  values: EmailValues,
  language: 'fr' | 'en',
): string => {
  const value = valueOf(name, values, language);
  if (!link) return value;
  if (name === 'company_name' && language === 'fr')
    return cased(withEmployer(link.toLowerCase() as EmployerLink, value), link);
  if (language === 'fr' && link.toLowerCase() === 'de')
    return cased(name === 'position' ? withDeJob(value) : withDe(value), link);
  return `${link} ${value}`;
};

/** As a sentence that it begins. */
const cased = (text: string, link: string): string =>
  /^\p{Lu}/u.test(link) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;

const valueOf = (name: string, values: EmailValues, language: 'fr' | 'en'): string => {
  const variable = EMAIL_VARIABLES.find((known) => known === name);
  if (!variable) return `[${name}]`;
  const value = values[variable].trim();
  if (value === '') return `[${MISSING[language][variable]}]`;
  if (variable === 'application_date') return dayIn(value, language);
  // « Commis [F/H] » is a title, and no blank to fill in.
  return value.replace(/\[/g, '(').replace(/\]/g, ')').replace(/[{}]/g, '');
};

const MISSING: Readonly<Record<'fr' | 'en', Readonly<Record<EmailVariable, string>>>> = {
  fr: {
    recruiter_name: 'nom de la personne',
    position: 'nom du poste',
    company_name: 'nom de l’entreprise',
    application_date: 'date de votre candidature',
    your_name: 'votre nom',
  },
  en: {
    recruiter_name: 'person’s name',
    position: 'job title',
    company_name: 'company name',
    application_date: 'date of your application',
    your_name: 'your name',
  },
};
