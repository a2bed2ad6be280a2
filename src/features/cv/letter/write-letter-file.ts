/** A letter → the files people send, with the writers of the CV. */
import { layoutLetter } from '#/domain/cv/letter/layout-letter.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import { loadPrintedFont } from '#/parts/printed-fonts.ts';
import { now } from '#/platform/clock.ts';
import { cvFileName } from '../download/cv-file-name.ts';
import { FILE_TYPES, type WriteFailure } from '../download/write-cv-file.ts';

export const LETTER_FORMATS = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

export const writeLetterFile = async (
  letter: Letter,
  cv: CvRecord,
  format: LetterFormat,
): Promise<Result<File, WriteFailure>> => {
  try {
    const bytes = await WRITERS[format](letter, cv);
    const name = letterFileName(letter, cv, format);
    const file = new File([bytes as Uint8Array<ArrayBuffer>], name, { type: FILE_TYPES[format] });
    return { ok: true, value: file };
  } catch {
    return { ok: false, error: { kind: navigator.onLine ? 'failed' : 'kit-missing' } };
  }
};

/** `Nadia-Benmoussa-Lettre-fr.pdf` */
const letterFileName = ({ language }: Letter, cv: CvRecord, format: LetterFormat): string =>
  cvFileName({ personal: cv.personal, language }, format).replace(
    /-?CV-(?=fr|en)/,
    language === 'fr' ? '-Lettre-' : '-Letter-',
  );

const WRITERS: Record<LetterFormat, (letter: Letter, cv: CvRecord) => Promise<Uint8Array>> = {
  pdf: async (letter, cv) => {
    const { writePdf } = await import('#/documents/write/write-pdf.ts');
    const metadata = { author: cv.personal.fullName, created: new Date(now()) };
    return writePdf(layoutLetter(letter, cv, cvMetrics()), metadata, loadPrintedFont);
  },
  docx: async (letter, cv) => {
    const { writeLetterDocx } = await import('#/documents/write/write-docx.ts');
    return (await writeLetterDocx(letter, cv)).bytes;
  },
  txt: async (letter, cv) => {
    const { writeLetterText } = await import('#/documents/write/write-text.ts');
    return writeLetterText(letter, cv, false);
  },
};
