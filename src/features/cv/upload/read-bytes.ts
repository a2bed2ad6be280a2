/** Bytes → a reading, in whatever thread this runs; all parsers are behind dynamic imports. */
import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal, Result } from '#/domain/cv/source.ts';

export const readBytes = async (
  bytes: Uint8Array,
  fileName: string,
  onProgress: (done: number, total: number) => void,
): Promise<Result<CvReading, Refusal>> => {
  const resume = isObjectText(bytes) ? await readResume(bytes) : undefined;
  if (resume) return { ok: true, value: resume };
  const [{ readSource }, { readCvFromSource }] = await Promise.all([
    import('#/documents/read/read-source.ts'),
    import('#/domain/cv/read/read-cv.ts'),
  ]);
  const source = await readSource(bytes, { fileName, onProgress });
  return source.ok ? readCvFromSource(source.value) : source;
};

/** A back-up of ours or another program's JSON Resume: its fields need no reader. */
const readResume = async (bytes: Uint8Array): Promise<CvReading | undefined> => {
  const { readJson } = await import('#/documents/write/json-resume.ts');
  const read = readJson(new TextDecoder().decode(bytes));
  if (!read) return undefined;
  const { content, language = 'fr' } = read;
  return { language, content, removed: [], unplaced: [], evidence: {} };
};

/** The first sign of the text is `{`. */
const isObjectText = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
