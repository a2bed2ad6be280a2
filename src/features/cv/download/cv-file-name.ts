import { printedName } from '#/domain/cv/name/printed-name.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { withoutAccents, withoutLigatures } from '#/domain/text/fold.ts';

/**
 * `Nadia-Benmoussa-CV-fr.pdf`: accents are dropped because upload forms still break on them,
 * letters of other scripts stay as they are.
 */
export const cvFileName = (
  { personal, language }: Pick<CvRecord, 'personal' | 'language'>,
  extension: string,
  purpose = '',
): string => {
  const name = withoutLigatures(printedName(personal))
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, withoutAccents)
    .normalize('NFC')
    // "Ph.D."
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [name, 'CV', language, purpose].filter(Boolean).join('-') + `.${extension}`;
};
