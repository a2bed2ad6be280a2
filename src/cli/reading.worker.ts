import { parentPort, workerData } from 'node:worker_threads';
// What every reading needs is loaded before its time begins.
import '#/documents/read/read-source.ts';
import '#/domain/cv/read/read-cv.ts';
import { readCvFile } from '#/documents/read/read-cv-file.ts';
import type { ReadingMessage } from './read-in-worker.ts';

const post = (message: ReadingMessage): void => parentPort?.postMessage(message);

// pdf.js leaves failures of its side tasks to nobody: as in a browser, they don't end the reading.
process.on('unhandledRejection', () => undefined);
post({ type: 'ready' });
post({ type: 'done', result: await readCvFile(workerData as Uint8Array) });
