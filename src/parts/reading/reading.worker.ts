import type { Result } from '#/domain/result.ts';
import { answerReads, type ReadRequest } from '#/platform/read-in-worker.ts';
import { originalOf } from './original-of.ts';
import { postingOf } from './posting-of.ts';
import { readBytes } from './read-bytes.ts';
import type { ReadingTask } from './start-reader.ts';

type OnProgress = (done: number, total: number) => void;
type Read = (request: ReadRequest, onProgress: OnProgress) => Promise<Result<unknown, unknown>>;

const READS: Record<ReadingTask, Read> = {
  cv: ({ bytes, fileName }, onProgress) => readBytes(bytes, fileName, onProgress),
  original: ({ bytes }, onProgress) => originalOf(bytes, onProgress),
  posting: ({ bytes, fileName }, onProgress) => postingOf(bytes, fileName, onProgress),
};

answerReads<unknown, unknown>(READS[self.name as ReadingTask]);
