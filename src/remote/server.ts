/**
 * The one door to the server: same origin, JSON both ways, and each status turned into a kind of failure here
 * and nowhere else.
 */
import type { Result } from '#/domain/result.ts';

export interface ServerCall {
  /** Default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its leading slash, such as `/api/jalon/me`. */
  path: string;
  /** Sent as JSON; bytes are sent as they are. */
  body?: unknown;
  /** '' or none: as a guest. */
  token?: string;
  headers?: Readonly<Record<string, string>>;
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
  call: ServerCall,
  door: ServerDoor = {},
): Promise<Result<ServerReply, ServerFailure>> => {
  const { signal, timeout = TIMEOUT_MS } = call;
  if (signal?.aborted) return failed({ kind: 'aborted' });
  const end = new AbortController();
  const abort = (): void => end.abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  try {
    const response = await (door.fetch ?? fetch)((door.origin ?? '') + call.path, {
      ...requestInit(call),
      signal: end.signal,
    });
    return await read(response, call.answer);
  } catch {
    // Fetch rejects for one reason: nothing, or not all of it, came back.
    return failed({ kind: signal?.aborted ? 'aborted' : 'offline' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

const requestInit = ({
  method = 'GET',
  body,
  token,
  headers,
  keepalive = false,
}: ServerCall): RequestInit => ({
  method,
  headers: {
    ...(body === undefined || body instanceof ArrayBuffer
      ? {}
      : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: token } : {}),
    ...headers,
  },
  ...(body === undefined
    ? {}
    : { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
  // The token is the whole of the session: no cookie is sent or kept.
  credentials: 'omit',
  cache: 'no-store',
  keepalive,
});

const read = async (
  response: Response,
  answer: ServerCall['answer'],
): Promise<Result<ServerReply, ServerFailure>> => {
  const { status, headers, ok } = response;
  if (ok && answer === 'bytes')
    return { ok, value: { status, body: await response.arrayBuffer(), headers } };
  const text = await response.text();
  const body = parsed(text);
  if (!ok) return failed(failureOf(response, body));
  if (text !== '' && body === undefined) return failed({ kind: 'malformed' });
  return { ok: true, value: { status, body, headers } };
};

const failureOf = ({ status, headers }: Response, body: unknown): ServerFailure => {
  if (status === 401) return { kind: 'unauthorised' };
  if (status === 413) return { kind: 'too-large' };
  if (status === 426)
    return { kind: 'update-app', update: textIn(body, 'update') === 'server' ? 'server' : 'app' };
  if (BUSY.has(status)) return { kind: 'busy', retryAfter: retryAfterOf(headers) };
  if (status >= 500) return { kind: 'unavailable', retryAfter: retryAfterOf(headers) };
  return {
    kind: 'refused',
    status,
    code: textIn(body, 'code'),
    field: textIn(body, 'field'),
    body,
  };
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

const textIn = (body: unknown, key: string): string => {
  const value = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const found = value.find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : '';
};

const failed = (error: ServerFailure): { ok: false; error: ServerFailure } => ({
  ok: false,
  error,
});
