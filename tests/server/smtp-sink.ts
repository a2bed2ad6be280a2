import { afterAll } from 'vitest';
import { openMailSink, type MailSink } from './mail-sink.ts';

export type Sink = MailSink;

/** Open until the test file ends. */
export const startSink = async (): Promise<Sink> => {
  const sink = await openMailSink();
  afterAll(sink.stop);
  return sink;
};
