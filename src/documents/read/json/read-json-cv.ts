/** A CV as JSON: ours or other programs' JSON Resume. The model is filled as it stands, without the reader's rules. */
import type { CvContent } from '#/domain/cv/content.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { isSafeToParse } from '#/domain/safe-json.ts';
import { parsedJson } from './json-values.ts';
import { readJson } from './read-resume.ts';

/**
 * Undefined when the bytes are no JSON and don't say so by their name: RTF and text may open with the same sign.
 * JSON that is no CV is refused, never printed as if it were a text. `other` knows a further shape.
 */
export const readJsonCv = (
  bytes: Uint8Array,
  fileName: string,
  other: (value: object) => CvReading | undefined = () => undefined,
): Result<CvReading, Refusal> | undefined => {
  const named = /\.json$/i.test(fileName);
  if (bytes.length === 0 || (!named && !opensLikeJson(bytes))) return undefined;
  if (bytes.length > READ_LIMITS.fileBytes) return refused({ code: 'too_large', detail: 'size' });
  const text = new TextDecoder().decode(bytes);
  const value = isSafeToParse(text) ? parsedJson(text) : undefined;
  if (value === undefined) return named ? refused({ code: 'corrupt' }) : undefined;
  if (typeof value !== 'object' || value === null) return refused(FOREIGN);
  return wrapped(other(value)) ?? readResume(text) ?? refused(FOREIGN);
};

/** Undefined when the text says nothing of a person as JSON Resume does. */
export const readResume = (text: string): Result<CvReading, Refusal> | undefined => {
  const read = readJson(text);
  if (!read || !saysSomething(read.content)) return undefined;
  const { content, unplaced, removed, labels, language = 'fr' } = read;
  if (JSON.stringify([content, unplaced]).length > READ_LIMITS.characters)
    return refused({ code: 'too_large' });
  return { ok: true, value: { language, content, removed, unplaced, labels, evidence: {} } };
};

const FOREIGN: Refusal = { code: 'unsupported_type', detail: 'json' };

/** Other programs' files may share a name or two with the schema and hold nothing of a person. */
const saysSomething = ({ personal, experience, education, skills }: CvContent): boolean =>
  Object.values(personal).some((text) => text !== '') ||
  experience.length + education.length + skills.length > 0;

const wrapped = (reading: CvReading | undefined): Result<CvReading, Refusal> | undefined =>
  reading && saysSomething(reading.content) ? { ok: true, value: reading } : undefined;

const refused = (error: Refusal): Result<never, Refusal> => ({ ok: false, error });

/** `{`, or `[` before an object or a string. */
const opensLikeJson = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(?:\{|\[\s*[{"[])/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
