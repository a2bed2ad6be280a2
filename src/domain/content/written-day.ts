/** A day as a sentence writes it. The server's runtime has no `Intl`. */
const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
} as const;

/** `2026-11-02` → « 2 novembre 2026 », “November 2, 2026”; what is no day comes back as it is. */
export const dayIn = (date: string, language: 'fr' | 'en'): string => {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = MONTHS[language][Number(month) - 1];
  if (name === undefined) return date;
  const day = Number(number);
  if (language === 'en') return `${name} ${day}, ${year}`;
  return `${day === 1 ? '1er' : day} ${name} ${year}`;
};
