import { readBytes } from './read-bytes.ts';
import type { ReadCvMessage, ReadCvRequest } from './read-cv.protocol.ts';

const post = (message: ReadCvMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReadCvRequest>) => {
  readBytes(data.bytes, data.fileName, (done, total) =>
    post({ type: 'progress', done, total }),
  ).then(
    (result) => post({ type: 'done', result }),
    () => post({ type: 'kit-missing' }),
  );
});

post({ type: 'ready' });
