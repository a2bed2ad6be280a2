import { fold } from '../../text/fold.ts';

/** Headers and choices made comparable: `Date d’envoi :` → `date d envoi`. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
