import type { CvRecord } from '#/domain/cv/record/cv-record.ts';

/**
 * `Nadia-Benmoussa-CV-fr.pdf`: accents are dropped because upload forms still break on them,
 * letters of other scripts stay as they are.
 */
export const cvFileName = (
  { personal, language }: Pick<CvRecord, 'personal' | 'language'>,
  extension: string,
): string => {
  const name = personal.fullName
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [name, 'CV', language].filter(Boolean).join('-') + `.${extension}`;
};
