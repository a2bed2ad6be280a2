import { answerReads } from '#/platform/read-in-worker.ts';
import { readBytes } from './read-bytes.ts';

answerReads(({ bytes, fileName }, onProgress) => readBytes(bytes, fileName, onProgress));
