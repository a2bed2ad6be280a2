import type { CvReading } from '#/domain/cv/reading.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { loaded, refusalOf } from './loaded.ts';
import type { ReadSourceOptions } from './read-source.ts';

/**
 * The CV in a file, or why there is none, whatever the file: what nobody foresaw is `corrupt`, and what asks for
 * more memory or stack than there is, `too_large`. Rejects when the caller cancels, with the signal's reason, and
 * when a parser can't be loaded, with the loader's error.
 */
export const readCvFile = async (
  bytes: Uint8Array,
  options: ReadSourceOptions = {},
): Promise<Result<CvReading, Refusal>> => {
  try {
    const [{ readSource }, { readCvFromSource }] = await loaded(
      Promise.all([import('./read-source.ts'), import('#/domain/cv/read/read-cv.ts')]),
    );
    const source = await readSource(bytes, options);
    return source.ok ? readCvFromSource(source.value) : source;
  } catch (error) {
    return { ok: false, error: refusalOf(error, options.signal) };
  }
};
