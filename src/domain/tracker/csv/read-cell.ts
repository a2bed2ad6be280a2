/** One cell of a table, as what its column becomes. */
import { PROVINCE_CODES, provinceCode } from '../../cv/canadian/provinces.ts';
import { isSafeToParse } from '../../safe-json.ts';
import {
  APPLICATION_STATUSES,
  END_REASONS,
  SALARY_PERIODS,
  SOURCES,
  WORKPLACES,
  type Application,
  type ApplicationFields,
} from '../application.ts';
import type { Target } from './application-table.ts';
import { CHOICE_NAMES } from './column-names.data.ts';
import { plainWords } from './plain-words.ts';
import { readDay, readHour, type DayOrder } from './read-day.ts';
import { readAmount, readPay } from './read-pay.ts';

type Field = Exclude<Target, 'id' | 'status' | 'statusEvents' | 'sentEmails' | 'extra'>;

/** Fields that say one of a few things. */
const CHOICES: Partial<Record<Field, readonly string[]>> = {
  workplace: WORKPLACES,
  language: ['fr', 'en'],
  salaryPeriod: SALARY_PERIODS,
  source: SOURCES,
  endReason: END_REASONS,
};

/** undefined when the cell, which is not empty, is not understood. */
export const readField = (
  field: Field,
  cell: string,
  order: DayOrder,
): Partial<ApplicationFields> | undefined => {
  if (field === 'salary') return readPay(cell);
  const value = valueOf(field, cell, order);
  return value === undefined ? undefined : { [field]: value };
};

/** `status time id; …`, as we write it. */
export const readHistory = (cell: string): Application['statusEvents'] | undefined => {
  const events: Application['statusEvents'] = {};
  for (const part of cell.split('; ')) {
    const [status = '', time = '', id = '', ...rest] = part.split(' ');
    const at = Date.parse(time);
    const known = APPLICATION_STATUSES.find((one) => one === status);
    if (!known || !Number.isFinite(at) || !isEntryKey(id) || rest.length > 0) return undefined;
    events[id] = { status: known, at };
  }
  return events;
};

/** In JSON, as we write them. */
export const readEmails = (cell: string): Application['sentEmails'] | undefined => {
  if (cell.length > MOST_EMAIL_SIGNS || !isSafeToParse(cell)) return undefined;
  let said: unknown;
  try {
    said = JSON.parse(cell);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined;
  const emails: Application['sentEmails'] = {};
  for (const [id, email] of Object.entries(said as Record<string, unknown>)) {
    if (!isEntryKey(id) || typeof email !== 'object' || email === null) return undefined;
    const { subject, at } = email as Record<string, unknown>;
    if (typeof subject !== 'string' || !Number.isSafeInteger(at)) return undefined;
    emails[id] = { subject, at: at as number };
  }
  return emails;
};

/** Of these, blanks too are kept. */
export const isFreeText = (target: Target): boolean =>
  ['title', 'company', 'location', 'url', 'recruiter', 'recruiterEmail', 'notes'].includes(target);

export const isRecordId = (text: string): boolean => /^[a-z0-9]{15}$/.test(text);

const valueOf = (
  field: Exclude<Field, 'salary'>,
  cell: string,
  order: DayOrder,
): string | number | undefined => {
  const word = cell.trim();
  switch (field) {
    case 'dateApplied':
    case 'deadline':
      return readDay(word, order);
    case 'interviewAt':
      return readHour(word, order);
    case 'salaryMin':
    case 'salaryMax':
      return readAmount(word);
    case 'province':
      return PROVINCE_CODES.find((code) => code === word) ?? provinceCode(word)?.code;
    case 'url':
      // What else a link may start is not for a file to say.
      return /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(word) ? undefined : cell;
    case 'cv':
    case 'cvVersion':
      return isRecordId(word) ? word : undefined;
    case 'workplace':
    case 'language':
    case 'salaryPeriod':
    case 'source':
    case 'endReason':
      return (
        CHOICES[field]?.find((choice) => choice === word) ??
        CHOICE_NAMES[field]?.get(plainWords(word))
      );
    default:
      return cell;
  }
};

/** Keys become paths of patches, and reach no prototype. */
const isEntryKey = (key: string): boolean =>
  /^[a-z0-9-]{1,40}$/.test(key) && !(key in Object.prototype);

const MOST_EMAIL_SIGNS = 50_000;
