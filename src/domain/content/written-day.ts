/** A day as a sentence writes it. The server's runtime has no `Intl`. */
import { monthName } from '../text/months.ts';

/** `2026-11-02` → « 2 novembre 2026 », “November 2, 2026”; what is no day comes back as it is. */
export const dayIn = (date: string, language: 'fr' | 'en'): string => {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = monthName(Number(month), language, 'full');
  if (name === '') return date;
  const day = Number(number);
  if (language === 'en') return `${name} ${day}, ${year}`;
  return `${day === 1 ? '1er' : day} ${name} ${year}`;
};
