/** The bytes of a person's files, as the engine's port. */
import { fieldsOf } from './json-fields.ts';
import {
  callServer,
  route,
  type Answer,
  type Ask,
  type CallTerms,
  type ServerDoor,
} from './server.ts';

/** A megabyte over a slow phone network. */
const TIMEOUT_MS = 120_000;

export const createFilesPort = (token: string, door: ServerDoor = {}) => {
  const call = async <T>(
    ask: Ask,
    terms: CallTerms,
    read: (body: unknown) => T | undefined,
  ): Answer<T> => {
    const reply = await callServer(ask, { ...terms, token, timeout: TIMEOUT_MS }, door);
    if (!reply.ok) return reply;
    const value = read(reply.value.body);
    return value === undefined ? { ok: false, error: { kind: 'malformed' } } : { ok: true, value };
  };
  return {
    /** Which parts have arrived. */
    state: (id: string, signal: AbortSignal): Answer<{ isComplete: boolean; parts: number[] }> =>
      call(route(`/api/jalon/files/${id}`), { signal }, readState),
    sendPart: (id: string, index: number, bytes: ArrayBuffer, signal: AbortSignal): Answer<true> =>
      call(
        route(`/api/jalon/files/${id}/parts/${index}`, {
          method: 'POST',
          body: bytes,
          // Said, so that the client sends them as they are.
          headers: { 'Content-Type': 'application/octet-stream' },
        }),
        { signal },
        () => true,
      ),
    /** All parts have arrived: the server checks the whole. */
    finish: (id: string, signal: AbortSignal): Answer<true> =>
      call(
        route(`/api/jalon/files/${id}/finish`, { method: 'POST', body: {} }),
        { signal },
        () => true,
      ),
    read: (id: string, signal: AbortSignal): Answer<ArrayBuffer> =>
      call(route(`/api/jalon/files/${id}/bytes`), { answer: 'bytes', signal }, (body) =>
        body instanceof ArrayBuffer ? body : undefined,
      ),
  };
};

const readState = (body: unknown): { isComplete: boolean; parts: number[] } | undefined => {
  const { complete, parts } = fieldsOf(body);
  return typeof complete === 'boolean' && Array.isArray(parts)
    ? { isComplete: complete, parts: parts.map(Number) }
    : undefined;
};
