/**
 * Phone numbers in one form on every screen and document: 514 555-0199 in both languages (Office québécois de la
 * langue française), international form for other countries. A number that isn't understood is printed as typed.
 */
import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import type { CvLanguage } from '../content.ts';

/**
 * A number in any common writing: brackets, dots, `00` for `+`, `ext.` or `poste`. Numbers without a country code
 * are Canadian unless they can't be (a leading 0); then `country`, guessed from the location, is tried.
 */
export function parsePhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  const typed = text
    .normalize('NFKC')
    .replace(/\bposte\b\.?/i, 'ext.')
    .replace(/^\s*\(?00\)?\s*(?=[1-9])/, '+')
    .replace(/\(0\)/, '')
    .trim();
  const tried =
    typed.startsWith('+') || !/^[(\s]*[01](?!\s*[-. (]?\s*\d{3}\D)/.test(typed) ? 'CA' : country;
  if (tried === undefined) return undefined;
  const first = parsePhoneNumberFromString(typed, tried);
  if (first?.isPossible()) return first;
  const second = country && parsePhoneNumberFromString(typed, country);
  return second?.isPossible() ? second : undefined;
}

/** `514 555-0199`, `514 555-0199, poste 12`, `+216 20 123 456`. */
export function printPhone(text: string, language: CvLanguage, country?: CountryCode): string {
  const number = parsePhone(text, country);
  if (!number) return text.trim();
  if (number.countryCallingCode !== '1') return withoutExtension(number);
  const digits = number.nationalNumber;
  const printed = `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (!number.ext) return printed;
  return `${printed}, ${language === 'fr' ? 'poste' : 'ext.'} ${number.ext}`;
}

const withoutExtension = (number: PhoneNumber): string =>
  number.formatInternational().replace(/ ext\. \d+$/, '');
