/** A part of the reader could not be fetched: that says nothing about the file. */
export class ReaderMissing extends Error {
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
