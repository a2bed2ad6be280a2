import { parentPort, workerData } from 'node:worker_threads';
import { readCvFile } from '#/documents/read/read-cv-file.ts';

parentPort?.postMessage(await readCvFile(workerData as Uint8Array));
