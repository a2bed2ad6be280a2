import { parentPort } from 'node:worker_threads';
import { fuzz } from './fuzz.ts';

parentPort?.on('message', (seed: number) => {
  void fuzz(seed).then((broken) => parentPort?.postMessage(broken));
});
