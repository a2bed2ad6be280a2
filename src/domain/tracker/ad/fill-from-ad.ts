/** What an advertisement says goes into the form: into what is empty, and where an earlier one's words still stand. */
import { FORM_FIELDS, type FormField, type FormValues } from '../application-form.ts';
import { amountText } from '../salary-amount.ts';
import { sourceOfLink } from '../source-of-link.ts';
import type { AdReading } from './ad-reading.ts';

interface Filled {
  value: string;
  /** The line or sentence it was read from; '' where the whole text says it. */
  evidence: string;
}

export type FilledFields = Partial<Record<FormField, Filled>>;

/** `url`: where the posting is, when whoever shared it said so. */
export const fillFromAd = (
  values: FormValues,
  before: FilledFields,
  reading: AdReading,
  { url = '', language }: { url?: string; language: 'fr' | 'en' },
): { values: FormValues; filled: FilledFields } => {
  const said = fieldsOf(reading, url, language);
  const next = { ...values };
  const filled: FilledFields = {};
  for (const field of FORM_FIELDS) {
    const isOpen = values[field] === '' || values[field] === before[field]?.value;
    const found = said[field];
    if (!isOpen) continue;
    Object.assign(next, { [field]: found?.value ?? (before[field] ? '' : values[field]) });
    if (found) filled[field] = found;
  }
  return { values: next, filled };
};

const fieldsOf = (reading: AdReading, url: string, language: 'fr' | 'en'): FilledFields => {
  const { title, company, location, province, workplace, salary, deadline, link, email } = reading;
  const address: Filled | undefined =
    url === '' ? (link ?? undefined) : { value: url, evidence: url };
  const source = address && sourceOfLink(address.value);
  const amount = (dollars: number | null | undefined): Filled | undefined =>
    salary && dollars
      ? { value: amountText(Math.round(dollars * 100), language), evidence: salary.evidence }
      : undefined;
  return {
    language: { value: reading.language, evidence: '' },
    ...given('title', title),
    ...given('company', company),
    ...given('location', location),
    ...given('province', province),
    ...given('workplace', workplace),
    ...given('deadline', deadline),
    ...given('recruiterEmail', email),
    ...given('url', address),
    ...given('source', source && address && { value: source, evidence: address.evidence }),
    ...given('salaryMin', amount(salary?.value.min)),
    ...given('salaryMax', amount(salary?.value.max)),
    ...given('salaryPeriod', salary && { value: salary.value.period, evidence: salary.evidence }),
  };
};

const given = (field: FormField, found: Filled | null | undefined): FilledFields =>
  found ? { [field]: found } : {};
