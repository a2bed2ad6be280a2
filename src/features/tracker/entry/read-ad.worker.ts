import { POSTING_MAX } from '#/domain/access/size-limits.ts';
import { dayAt, now } from '#/platform/clock.ts';
import { answerReads } from '#/platform/read-in-worker.ts';
import type { ReadPosting } from './read-ad.protocol.ts';

answerReads(async ({ bytes, fileName }, onProgress) => {
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
});
