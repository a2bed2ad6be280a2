/** The files that a CV or a posting is read from: media type, endings, in the order people are told. */
import type { CvLanguage } from './content.ts';

interface ReadFormat {
  type: string;
  endings: readonly `.${string}`[];
}

/** Files of words, whatever they say. */
export const TEXT_FORMATS: readonly ReadFormat[] = [
  { type: 'application/pdf', endings: ['.pdf'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['.docx'],
  },
  { type: 'application/msword', endings: ['.doc'] },
  { type: 'application/vnd.oasis.opendocument.text', endings: ['.odt'] },
  { type: 'application/rtf', endings: ['.rtf'] },
  { type: 'text/plain', endings: ['.txt'] },
  { type: 'text/html', endings: ['.html', '.htm'] },
  { type: 'multipart/related', endings: ['.mhtml', '.mht'] },
];

/** Those, and a CV as JSON Resume. */
export const CV_READ_FORMATS: readonly ReadFormat[] = [
  ...TEXT_FORMATS,
  { type: 'application/json', endings: ['.json'] },
];

/** For a file input; types that systems name otherwise are known by their endings. */
export const acceptOf = (formats: readonly ReadFormat[]): string =>
  formats.flatMap(({ type, endings }) => [...endings, type]).join(',');

/** What people call them, for a sentence. */
export const READ_FORMAT_NAMES: Readonly<Record<CvLanguage, string>> = {
  fr: 'PDF, Word (.docx, .doc), OpenDocument, RTF, page Web, texte',
  en: 'PDF, Word (.docx, .doc), OpenDocument, RTF, web page, text',
};
