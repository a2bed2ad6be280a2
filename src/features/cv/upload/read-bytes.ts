/** Bytes → what the file holds, in whatever thread this runs; all parsers are behind dynamic imports. */
import type { Result } from '#/domain/result.ts';
import type { FileContent, FileRefusal } from './read-cv.protocol.ts';

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
  const [{ readSource }, { readCvFromSource }] = await Promise.all([
    import('#/documents/read/read-source.ts'),
    import('#/domain/cv/read/read-cv.ts'),
  ]);
  const source = await readSource(bytes, { fileName, onProgress });
  if (!source.ok) return source;
  const read = readCvFromSource(source.value);
  return read.ok ? { ok: true, value: { kind: 'reading', reading: read.value } } : read;
};

/** The first sign of the text is `{`. */
const isObjectText = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
