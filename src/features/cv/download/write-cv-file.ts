/** A stored CV → the files people send. All writers are behind dynamic imports: they belong to the offline kit. */
import { printedName } from '#/domain/cv/name/printed-name.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';
import type { Result } from '#/domain/result.ts';
import { now } from '#/platform/clock.ts';
import { loadPrintedFont } from '#/parts/printed-fonts.ts';
import { laidOutCv } from '../printed-cv.ts';
import { cvFileName } from './cv-file-name.ts';

/** `txt` is the text for a form, `email` the text for an e-mail. */
export type FileFormat = 'pdf' | 'docx' | 'odt' | 'txt' | 'email' | 'json';

/** The writer or a font is not on this device and could not be fetched, or the device refused. */
export interface WriteFailure {
  kind: 'kit-missing' | 'failed';
}

const EXTENSIONS: Record<FileFormat, string> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  txt: 'txt',
  email: 'txt',
  json: 'json',
};

export const FILE_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain;charset=utf-8',
  email: 'text/plain;charset=utf-8',
  json: 'application/json',
};

export const writeCvFile = async (
  cv: CvRecord,
  format: FileFormat,
): Promise<Result<File, WriteFailure>> => {
  try {
    const bytes = await WRITERS[format](cv);
    const file = new File([bytes as Uint8Array<ArrayBuffer>], fileNameOf(cv, format), {
      type: FILE_TYPES[format],
    });
    return { ok: true, value: file };
  } catch {
    return { ok: false, error: { kind: navigator.onLine ? 'failed' : 'kit-missing' } };
  }
};

export const fileNameOf = (cv: CvRecord, format: FileFormat): string => {
  // Two texts may lie side by side in the downloads.
  const purpose = format === 'email' ? (cv.language === 'fr' ? 'courriel' : 'email') : '';
  return cvFileName(cv, EXTENSIONS[format], purpose);
};

/** Fetches the writers ahead of the press. Nothing is lost when that fails. */
export const warmWriters = (): void => {
  for (const load of [loadPdf, loadDocx, loadOdt, loadText]) load().catch(() => undefined);
};

const loadPdf = () => import('#/documents/write/write-pdf.ts');
const loadDocx = () => import('#/documents/write/write-docx.ts');
const loadOdt = () => import('#/documents/write/write-odt.ts');
const loadText = () => import('#/documents/write/write-text.ts');
const loadJson = () => import('#/documents/write/json-resume.ts');

const WRITERS: Record<FileFormat, (cv: CvRecord) => Promise<Uint8Array>> = {
  pdf: async (cv) => {
    const { writePdf } = await loadPdf();
    const author = printedName(cv.personal);
    return writePdf(laidOutCv(cv), { author, created: new Date(now()) }, loadPrintedFont);
  },
  docx: async (cv) => {
    const { writeDocx } = await loadDocx();
    return (await writeDocx(recordToContent(cv), cv)).bytes;
  },
  odt: async (cv) => {
    const { writeOdt } = await loadOdt();
    return (await writeOdt(recordToContent(cv), cv, new Date(now()))).bytes;
  },
  txt: (cv) => textOf(cv, false),
  email: (cv) => textOf(cv, true),
  json: async (cv) => (await loadJson()).writeJson(recordToContent(cv), cv.language),
};

const textOf = async (cv: CvRecord, wrapped: boolean): Promise<Uint8Array> =>
  (await loadText()).writeText(recordToContent(cv), { ...cv, wrapped });
