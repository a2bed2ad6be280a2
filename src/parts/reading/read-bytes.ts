/**
 * Bytes → what the file holds, in whatever thread this runs. All parsers are behind dynamic imports, and only one
 * that could not be fetched rejects: all that a file can do wrong is a refusal.
 */
import type { Result } from '#/domain/result.ts';
import type { FileContent, FileRefusal } from './file-content.ts';

type Read = Result<FileContent, FileRefusal>;

export const readBytes = async (
  bytes: Uint8Array,
  fileName: string,
  onProgress: (done: number, total: number) => void,
): Promise<Read> => {
  const named = /\.json$/i.test(fileName);
  if (bytes.length > 0 && (named || isObjectText(bytes))) {
    const { readJsonFile } = await import('./read-json-file.ts');
    const read = await readJsonFile(new TextDecoder().decode(bytes));
    if (read) return read;
    // RTF opens with the same sign, and so may a text: only the name says that JSON was meant.
    if (named) return { ok: false, error: { code: 'corrupt' } };
  }
  const { readCvFile } = await import('#/documents/read/read-cv-file.ts');
  const read = await readCvFile(bytes, { fileName, onProgress });
  if (!read.ok) return read;
  const { inOnePhoneForm } = await import('./phone-form.ts');
  return { ok: true, value: { kind: 'reading', reading: inOnePhoneForm(read.value) } };
};

/** The first sign of the text is `{`. */
const isObjectText = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
