import { readBytes } from './read-bytes.ts';
import type { ReadCvCrash, ReadCvMessage, ReadCvRequest } from './read-cv.protocol.ts';

const post = (message: ReadCvMessage): void => postMessage(message);

const crashOf = (error: unknown): ReadCvCrash => {
  if (error instanceof RangeError) return 'out-of-memory';
  // A dynamic import that can't be fetched is a TypeError; so are bugs, but those don't go with the network.
  return error instanceof TypeError && !navigator.onLine ? 'kit-missing' : 'crashed';
};

addEventListener('message', ({ data }: MessageEvent<ReadCvRequest>) => {
  readBytes(data.bytes, data.fileName, (done, total) =>
    post({ type: 'progress', done, total }),
  ).then(
    (result) => post({ type: 'done', result }),
    (error: unknown) => post({ type: 'crash', crash: crashOf(error) }),
  );
});

post({ type: 'ready' });
