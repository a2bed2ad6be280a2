/** What an administrator writes over the site's settings, as a form holds it; the server takes nothing else. */
import { emailError } from '../../access/account-rules.ts';
import type { Result } from '../../result.ts';
import { SITE_JSON_FIELDS, settingsMistake, type SiteJsonField } from './site-overrides.ts';

/** Texts, and the most characters of each. */
const SITE_TEXTS = {
  legalName: 200,
  address: 300,
  officerName: 120,
  officerTitle: 120,
  officerEmail: 255,
  supportEmail: 255,
  contactRecipient: 255,
  mailName: 80,
  mailAddress: 255,
} as const;
export type SiteTextField = keyof typeof SITE_TEXTS;

const EMAILS: readonly string[] = [
  'officerEmail',
  'supportEmail',
  'contactRecipient',
  'mailAddress',
];

/** Dollars a month; 0 leaves the price as the application ships it. */
const PRICE_MAX = 1000;

/** '' and null: as the application ships it. `false`: taken away. */
export type SiteEdit = Record<SiteTextField, string> & { premiumPrice: number } & Record<
    SiteJsonField,
    unknown
  >;

export interface SiteMistake {
  code: 'too_long' | 'invalid';
  field: keyof SiteEdit;
}

export const readSiteEdit = (
  body: Readonly<Record<string, unknown>>,
): Result<SiteEdit, SiteMistake> => {
  const texts = Object.entries(SITE_TEXTS).map(([field, most]) => {
    const text = typeof body[field] === 'string' ? body[field].trim() : '';
    return { field: field as SiteTextField, text, most };
  });
  const long = texts.find(({ text, most }) => text.length > most);
  if (long) return mistake('too_long', long.field);
  const wrong = texts.find(
    ({ field, text }) => EMAILS.includes(field) && text !== '' && emailError(text),
  );
  if (wrong) return mistake('invalid', wrong.field);
  const price = body['premiumPrice'] ?? 0;
  if (typeof price !== 'number' || !(price >= 0 && price <= PRICE_MAX))
    return mistake('invalid', 'premiumPrice');
  const json = SITE_JSON_FIELDS.map((field) => [field, body[field] ?? null] as const);
  const unreadable = json.find(([field, value]) => settingsMistake(field, value));
  if (unreadable) return mistake('invalid', unreadable[0]);
  return {
    ok: true,
    value: {
      ...Object.fromEntries(texts.map(({ field, text }) => [field, text])),
      premiumPrice: price,
      ...Object.fromEntries(json),
    } as SiteEdit,
  };
};

const mistake = (
  code: SiteMistake['code'],
  field: SiteMistake['field'],
): { ok: false; error: SiteMistake } => ({ ok: false, error: { code, field } });

/** The fields that differ, in the order in which they are read. */
export const editedFields = (before: SiteEdit, after: SiteEdit): string[] =>
  Object.keys(after).filter(
    (field) =>
      JSON.stringify(before[field as keyof SiteEdit]) !==
      JSON.stringify(after[field as keyof SiteEdit]),
  );

/** What the law or the pages ask for and nobody has written: Québec's Act P-39.1, s. 3.1, and the conditions of use. */
export const missingTexts = (site: Pick<SiteEdit, SiteTextField>): SiteTextField[] =>
  NEEDED.filter((field) => site[field] === '');

const NEEDED = [
  'legalName',
  'address',
  'officerName',
  'officerTitle',
  'officerEmail',
  'supportEmail',
] as const;
