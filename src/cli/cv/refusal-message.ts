import { CV_READ_FORMATS } from '#/domain/cv/read-formats.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { Refusal } from '#/domain/cv/source.ts';

/** One plain English sentence for each refusal: what the file is and the way out. */
export const refusalMessage = ({ code, detail }: Refusal): string =>
  (detail === undefined ? undefined : DETAILS[`${code}.${detail}`]) ?? CODES[code];

/** A refusal as the commands print it. */
export const refused = (refusal: Refusal): Refusal & { message: string } => ({
  ...refusal,
  message: refusalMessage(refusal),
});

/** A file that could not be opened, in the same form. */
export const missing = (message: string): { code: 'unreadable'; message: string } => ({
  code: 'unreadable',
  message,
});

const endings = CV_READ_FORMATS.flatMap((format) => format.endings);

const CODES: Readonly<Record<Refusal['code'], string>> = {
  unsupported_type: `This kind of file is not supported: use ${endings.join(', ')}.`,
  encrypted: 'The file is protected by a password: remove the password and try again.',
  scanned:
    'The file holds pictures of text, not text: export it again from the program that made it.',
  empty: 'The file holds no text.',
  corrupt: 'The file is damaged and could not be read: save it again, then try again.',
  too_large: 'The file is too large to be read.',
  not_a_cv: 'The file does not look like a CV.',
};

const DETAILS: Readonly<Record<string, string>> = {
  'unsupported_type.doc': 'Word files from before 1997 are not supported: save it as DOCX or PDF.',
  'unsupported_type.pages': 'Pages files are not supported: export it as PDF or Word.',
  'unsupported_type.image': 'The file is a picture: use the PDF or Word file it was made from.',
  'unsupported_type.spreadsheet': 'The file is a spreadsheet: export it as PDF.',
  'unsupported_type.presentation': 'The file is a presentation: export it as PDF.',
  'unsupported_type.json': 'The file is JSON, but not a CV in the JSON Resume format.',
  'too_large.size': `The file is larger than ${READ_LIMITS.fileBytes / 1024 / 1024} MB.`,
  'too_large.page_count': `The file has more than ${READ_LIMITS.pages} pages.`,
  'too_large.inflated': `The file holds more than ${READ_LIMITS.inflatedBytes / 1024 / 1024} MB once opened.`,
  'too_large.entries': `The file holds more than ${READ_LIMITS.zipEntries} parts.`,
  'corrupt.timeout': `The file took longer than ${READ_LIMITS.milliseconds / 1000} seconds to read.`,
};
