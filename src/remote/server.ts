/**
 * The one door to the server, on PocketBase's client: what goes wrong is turned into a kind of failure here and
 * nowhere else.
 */
import type { default as PocketBase, SendOptions } from 'pocketbase';
import type { Result } from '#/domain/result.ts';
import { fieldsOf, textOf } from './json-fields.ts';

export type Answer<Value> = Promise<Result<Value, ServerFailure>>;

/** One request of PocketBase's client. */
export type Ask = (client: PocketBase) => Promise<unknown>;

/** A request to a route of ours. */
export const route =
  (path: string, options: Pick<SendOptions, 'method' | 'body' | 'headers'> = {}): Ask =>
  (client) =>
    client.send(path, options);

export interface CallTerms {
  /** '' or none: as a guest. */
  token?: string;
  signal?: AbortSignal;
  /** Milliseconds; default 30 s. */
  timeout?: number;
  /** What a good answer is read as; default `json`. */
  answer?: 'json' | 'bytes';
  /** The request outlives the page. Browsers allow that to 64 KB in all. */
  keepalive?: boolean;
}

/** Where calls go: the page's own origin, unless a test says otherwise. */
export interface ServerDoor {
  origin?: string;
  fetch?: typeof fetch;
}

export interface ServerReply {
  status: number;
  /** undefined where nothing was sent; an `ArrayBuffer` where bytes were asked for. */
  body: unknown;
  headers: Headers;
}

export type ServerFailure =
  /** No answer at all: no network, or none in time. */
  | { kind: 'offline' }
  | { kind: 'aborted' }
  | { kind: 'unauthorised' }
  | { kind: 'too-large' }
  | { kind: 'update-app'; update: 'app' | 'server' }
  /** `retryAfter` is in milliseconds, null when the server did not say. */
  | { kind: 'busy'; retryAfter: number | null }
  | { kind: 'unavailable'; retryAfter: number | null }
  /** Any other refusal. `code` and `field` are those of our routes, '' where the answer names none. */
  | { kind: 'refused'; status: number; code: string; field: string; body: unknown }
  /** Not JSON: something between us and the server has answered. */
  | { kind: 'malformed' };

const TIMEOUT_MS = 30_000;

export const callServer = async (
  ask: Ask,
  terms: CallTerms = {},
  door: ServerDoor = {},
): Answer<ServerReply> => {
  const { token = '', signal, timeout = TIMEOUT_MS, answer = 'json', keepalive = false } = terms;
  if (signal?.aborted) return failed({ kind: 'aborted' });
  const end = new AbortController();
  const abort = (): void => end.abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  let reply: Awaited<Answer<ServerReply>> | undefined;
  try {
    const { createClient } = await loadClient();
    const client = createClient(door.origin ?? '/', token, {
      signal: end.signal,
      keepalive,
      // The token is the whole of the session: no cookie is sent or kept.
      credentials: 'omit',
      cache: 'no-store',
      fetch: async (url, init) => {
        const response = await (door.fetch ?? fetch)(url, init);
        const read = await readReply(response, answer);
        reply = read;
        return withBody(response, read);
      },
    });
    await ask(client);
  } catch {
    // The client rejects for a refusal, which is the reply, and where nothing, or not all of it, came back.
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  return reply ?? failed({ kind: signal?.aborted ? 'aborted' : 'offline' });
};

/** Fetches the client before it is needed, where a call is likely soon. */
export const prepareServer = (): void => void loadClient().catch(() => undefined);

const loadClient = () => import('./client.ts');

/** Read here: the client would take an answer that breaks off, or that is not JSON, for an empty one. */
const readReply = async (response: Response, answer: CallTerms['answer']): Answer<ServerReply> => {
  const { status, headers, ok } = response;
  if (ok && answer === 'bytes')
    return { ok, value: { status, body: await response.arrayBuffer(), headers } };
  const text = await response.text();
  const body = parsed(text);
  if (!ok) return failed(failureOf(response, body));
  if (text !== '' && body === undefined) return failed({ kind: 'malformed' });
  return { ok: true, value: { status, body, headers } };
};

/** The response with its body read, for the client. */
const withBody = (response: Response, read: Awaited<Answer<ServerReply>>): Response => {
  const body = read.ok ? read.value.body : undefined;
  return Object.defineProperty(response, 'json', { value: () => Promise.resolve(body) });
};

const failureOf = ({ status, headers }: Response, body: unknown): ServerFailure => {
  const { update, code, field, mfaId } = fieldsOf(body);
  // The password is right, and is not all that is asked for.
  if (status === 401 && mfaId)
    return { kind: 'refused', status, code: 'code_needed', field: '', body };
  // The session may hold: it is not what is taken here.
  if (status === 401 && code === 'pass_needed')
    return { kind: 'refused', status, code, field: '', body };
  if (status === 401) return { kind: 'unauthorised' };
  if (status === 413) return { kind: 'too-large' };
  if (status === 426) return { kind: 'update-app', update: update === 'server' ? update : 'app' };
  if (BUSY.has(status)) return { kind: 'busy', retryAfter: retryAfterOf(headers) };
  if (status >= 500) return { kind: 'unavailable', retryAfter: retryAfterOf(headers) };
  return { kind: 'refused', status, code: textOf(code), field: textOf(field), body };
};

const BUSY = new Set([408, 425, 429]);

/** Seconds, or a date. */
const retryAfterOf = (headers: Headers): number | null => {
  const said = headers.get('Retry-After')?.trim() ?? '';
  if (said === '') return null;
  const seconds = Number(said);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
};

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const failed = (error: ServerFailure): { ok: false; error: ServerFailure } => ({
  ok: false,
  error,
});
