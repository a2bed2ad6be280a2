import type { Refusal } from '#/domain/cv/source.ts';

/** A part of the reader could not be fetched: that says nothing about the file. */
class ReaderMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the reader could not be loaded', { cause });
    this.name = 'ReaderMissing';
  }
}

/** Tells a dynamic import that fails from whatever its module does later. */
export const loaded = async <T>(module: Promise<T>): Promise<T> => {
  try {
    return await module;
  } catch (cause) {
    throw new ReaderMissing(cause);
  }
};

/** What nobody foresaw, as a refusal; rejects what the caller did, and that a part could not be fetched. */
export const refusalOf = (error: unknown, signal: AbortSignal | undefined): Refusal => {
  if (error instanceof ReaderMissing) throw error.cause;
  if (signal?.aborted) throw error;
  return { code: error instanceof RangeError ? 'too_large' : 'corrupt' };
};
