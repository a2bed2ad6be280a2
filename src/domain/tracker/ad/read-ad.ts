/** Reads an advertisement, whatever it was pasted from: each field with the words it was read from. */
import { readLines } from './ad-lines.ts';
import type { AdReading } from './ad-reading.ts';
import { readPageForm } from './page-forms.ts';
import { readCompany } from './read-company.ts';
import { readEmail, readLink, readReference } from './read-contact.ts';
import { readDeadline } from './read-deadline.ts';
import { readLanguage } from './read-language.ts';
import { readPlace, readWorkplace } from './read-place.ts';
import { readSalary } from './read-salary.ts';
import { readTitle } from './read-title.ts';

/** `today` as `YYYY-MM-DD`: a day without a year is one near it, unless the advertisement tells when it was posted. */
export const readAd = (text: string, today: string): AdReading => {
  const ad = readLines(text);
  const language = readLanguage(ad);
  const form = readPageForm(ad);
  const company = readCompany(ad, form);
  return {
    language,
    title: readTitle(ad, form, language, company?.value),
    company,
    ...readPlace(ad, company?.value),
    workplace: readWorkplace(ad),
    salary: readSalary(ad),
    deadline: readDeadline(ad, { today, language }),
    link: readLink(ad),
    email: readEmail(ad),
    reference: readReference(ad),
  };
};
