/** The bytes of a person's files, as the engine's port. */
import type { Result } from '#/domain/result.ts';
import { callServer, type ServerCall, type ServerDoor, type ServerFailure } from './server.ts';

type Answer<T> = Promise<Result<T, ServerFailure>>;

/** A megabyte over a slow phone network. */
const TIMEOUT_MS = 120_000;

export const createFilesPort = (token: string, door: ServerDoor = {}) => {
  const ask = async <T>(call: ServerCall, read: (body: unknown) => T | undefined): Answer<T> => {
    const reply = await callServer({ ...call, token, timeout: TIMEOUT_MS }, door);
    if (!reply.ok) return reply;
    const value = read(reply.value.body);
    return value === undefined ? { ok: false, error: { kind: 'malformed' } } : { ok: true, value };
  };
  return {
    /** Which parts have arrived. */
    state: (id: string, signal: AbortSignal): Answer<{ isComplete: boolean; parts: number[] }> =>
      ask({ path: `/api/jalon/files/${id}`, signal }, readState),
    sendPart: (id: string, index: number, bytes: ArrayBuffer, signal: AbortSignal): Answer<true> =>
      ask(
        { method: 'POST', path: `/api/jalon/files/${id}/parts/${index}`, body: bytes, signal },
        () => true,
      ),
    /** All parts have arrived: the server checks the whole. */
    finish: (id: string, signal: AbortSignal): Answer<true> =>
      ask({ method: 'POST', path: `/api/jalon/files/${id}/finish`, body: {}, signal }, () => true),
    read: (id: string, signal: AbortSignal): Answer<ArrayBuffer> =>
      ask({ path: `/api/jalon/files/${id}/bytes`, answer: 'bytes', signal }, (body) =>
        body instanceof ArrayBuffer ? body : undefined,
      ),
  };
};

const readState = (body: unknown): { isComplete: boolean; parts: number[] } | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const { complete, parts } = body as { complete?: unknown; parts?: unknown };
  return typeof complete === 'boolean' && Array.isArray(parts)
    ? { isComplete: complete, parts: parts.map(Number) }
    : undefined;
};
