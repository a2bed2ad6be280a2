import type { Refusal } from '#/domain/cv/source.ts';
import { POSTING_MAX } from '#/domain/access/size-limits.ts';
import type { Result } from '#/domain/result.ts';
import { dayAt, now } from '#/platform/clock.ts';
import type { ReadPosting } from './read-posting.ts';

/** In a worker: what a job posting says. Rejects when a parser can't be loaded. */
export const postingOf = async (
  bytes: Uint8Array,
  fileName: string,
  onProgress: (done: number, total: number) => void,
): Promise<Result<ReadPosting, Refusal>> => {
  const [{ readPostingFile }, { readAd }] = await Promise.all([
    import('#/documents/read/read-posting-file.ts'),
    import('#/domain/tracker/ad/read-ad.ts'),
  ]);
  const read = await readPostingFile(bytes, { fileName, onProgress });
  if (!read.ok) return read;
  const text = read.value.slice(0, POSTING_MAX.text);
  const value: ReadPosting = {
    text,
    isCut: text.length < read.value.length,
    reading: readAd(text, dayAt(now())),
  };
  return { ok: true, value };
};
