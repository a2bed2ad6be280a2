/** An application as a form holds it: everything as typed, amounts too, and what is wrong with it. */
import { emailError } from '../access/account-rules.ts';
import { APPLICATION_MAX } from '../access/size-limits.ts';
import { isDay } from '../calendar/day.ts';
import { EMPTY_FIELDS, type Application, type ApplicationFields } from './application.ts';
import { amountText, readAmount } from './salary-amount.ts';

/** What a form asks; status, end reason and the CV that was sent are chosen where the application is shown. */
export type FormValues = Omit<
  ApplicationFields,
  'salaryMin' | 'salaryMax' | 'endReason' | 'cv' | 'cvVersion'
> & { salaryMin: string; salaryMax: string };

export type FormField = keyof FormValues;

const { endReason: _endReason, cv: _cv, cvVersion: _cvVersion, ...asked } = EMPTY_FIELDS;

export const EMPTY_FORM: FormValues = { ...asked, salaryMin: '', salaryMax: '' };

export const FORM_FIELDS = Object.keys(EMPTY_FORM) as FormField[];

export const applicationToForm = (application: Application, language: 'fr' | 'en'): FormValues => ({
  ...(Object.fromEntries(
    FORM_FIELDS.map((field) => [field, application[field]]),
  ) as unknown as FormValues),
  salaryMin: amountText(application.salaryMin, language),
  salaryMax: amountText(application.salaryMax, language),
});

/** What is saved of those fields that are given; they have been checked. */
export const formToFields = (values: Partial<FormValues>): Partial<ApplicationFields> => {
  const { salaryMin, salaryMax, url, ...rest } = values;
  return {
    ...(Object.fromEntries(
      Object.entries(rest).map(([field, text]) => [field, text.trim()]),
    ) as Partial<ApplicationFields>),
    ...(url !== undefined && { url: toWebAddress(url) ?? '' }),
    ...(salaryMin !== undefined && { salaryMin: readAmount(salaryMin) ?? 0 }),
    ...(salaryMax !== undefined && { salaryMax: readAmount(salaryMax) ?? 0 }),
  };
};

export type FormProblem =
  | 'required'
  | 'too-long'
  | 'no-day'
  | 'no-moment'
  | 'no-address'
  | 'no-email'
  | 'no-amount'
  | 'less-than-least'
  | 'no-period';

/** The first thing wrong with each field, in the order of the form. */
export const checkForm = (values: FormValues): Partial<Record<FormField, FormProblem>> => {
  const found = FORM_FIELDS.map((field) => [field, problemOf(field, values)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
};

const problemOf = (field: FormField, values: FormValues): FormProblem | undefined => {
  const text = values[field].trim();
  if (text.length > longest(field)) return 'too-long';
  switch (field) {
    case 'title':
    case 'company':
      return text === '' ? 'required' : undefined;
    case 'dateApplied':
    case 'deadline':
      return text === '' || isNearDay(text) ? undefined : 'no-day';
    case 'interviewAt':
      return text === '' || isMoment(text) ? undefined : 'no-moment';
    case 'url':
      return text === '' || toWebAddress(text) !== undefined ? undefined : 'no-address';
    case 'recruiterEmail':
      return text === '' || !emailError(text) ? undefined : 'no-email';
    case 'salaryMin':
      return text === '' || readAmount(text) !== undefined ? undefined : 'no-amount';
    case 'salaryMax':
      return salaryMaxProblem(text, values);
    case 'salaryPeriod':
      return text === '' && (values.salaryMin + values.salaryMax).trim() !== ''
        ? 'no-period'
        : undefined;
    default:
      return undefined;
  }
};

const salaryMaxProblem = (text: string, values: FormValues): FormProblem | undefined => {
  if (text === '') return undefined;
  const most = readAmount(text);
  if (most === undefined) return 'no-amount';
  return most < (readAmount(values.salaryMin) ?? 0) ? 'less-than-least' : undefined;
};

const longest = (field: FormField): number => {
  if (field === 'notes') return APPLICATION_MAX.notes;
  return field === 'url' ? APPLICATION_MAX.url : APPLICATION_MAX.line;
};

/** A slip of the finger in a year is no day that anybody applied on. */
const isNearDay = (text: string): boolean => isDay(text) && /^(?:19[5-9]|20)\d/.test(text);

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isNearDay(text.slice(0, 10));

/** `emplois.example.org/42` is meant as an address too. undefined for what is none. */
export const toWebAddress = (text: string): string | undefined => {
  const given = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]\S*)?$/i.test(address)
    ? address
    : undefined;
};
