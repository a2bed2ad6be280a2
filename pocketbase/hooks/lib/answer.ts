/** How our routes answer: JSON, never stored, and a mistake as `{code, field?}`, never as a sentence. */
import { MAX_REQUEST_BYTES } from '#/domain/access/size-limits.ts';
import { parseJson } from './json.ts';
import { count } from './counters.ts';
import { report } from './report.ts';

export interface Answer {
  status: number;
  /** An object to write as JSON, or JSON already written. */
  body?: unknown;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  /** Writes the answer itself, such as the bytes of a file. */
  write?: () => void;
  /** Runs once the person has the answer: mails are sent here. */
  after?: (app: core.App) => void;
}

export const ok = (body?: unknown): Answer =>
  body === undefined ? { status: 204 } : { status: 200, body };

export const refused = (status: number, code: string, field?: string): Answer => ({
  status,
  body: field === undefined ? { code } : { code, field },
});

/** Thrown inside a route to end it with a refusal. */
export class Refusal {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** A route's handler out of a function that gives its answer. */
export const answering =
  (story: (e: core.RequestEvent) => Answer) =>
  (e: core.RequestEvent): void => {
    const { app } = e;
    const answer = answerOf(story, e);
    if (answer.status >= 400) readRest(e);
    send(e, answer);
    if (answer.after) answer.after(app);
  };

const answerOf = (story: (e: core.RequestEvent) => Answer, e: core.RequestEvent): Answer => {
  try {
    return story(e);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    // Not the path as asked for: it may name a record.
    count(e.app, 'failures');
    report(e.app, 'a route failed', { route: e.request?.pattern, error: String(error) });
    return refused(500, 'failed');
  }
};

/** A sender who is cut off while still sending misses the refusal, and a proxy tells them 502 in our place. */
const readRest = (e: core.RequestEvent): void => {
  try {
    readerToString(e.request?.body, MAX_REQUEST_BYTES);
  } catch {
    // Longer than the route takes: nobody waits for the rest of that.
  }
};

export const send = (
  e: core.RequestEvent,
  { status, body, retryAfter, write, after }: Answer,
): void => {
  const header = e.response.header();
  header.set('Cache-Control', 'no-store');
  if (retryAfter !== undefined) header.set('Retry-After', String(retryAfter));
  if (write) write();
  else if (body === undefined) e.noContent(status);
  else {
    const bytes = toBytes(typeof body === 'string' ? body : JSON.stringify(body));
    if (after) header.set('Content-Length', String(bytes.length));
    e.blob(status, 'application/json', bytes);
  }
  if (after) e.flush();
};

type Body = Readonly<Record<string, unknown>>;

/**
 * The request's JSON object; refuses what is none, and what is longer than `most` bytes. `{}` when nothing was sent.
 * What is too long is read all the same, so that the refusal arrives: a sender who is still sending misses it.
 */
export const bodyOf = (e: core.RequestEvent, most = MAX_REQUEST_BYTES): Body => {
  const text = textOf(e);
  if (text.length > most || Number(e.request?.contentLength) > most)
    throw new Refusal(refused(413, 'too_large'));
  const body = text.trim() === '' ? {} : parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(refused(400, 'malformed'));
  return body as Body;
};

const textOf = (e: core.RequestEvent): string => {
  const stream = e.request?.body;
  if (!stream) return '';
  try {
    return toString(stream, MAX_REQUEST_BYTES);
  } catch {
    // The body limit of the route cuts the stream.
    throw new Refusal(refused(413, 'too_large'));
  }
};
