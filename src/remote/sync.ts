/** The sync route, as the engine's port. */
import type { Result } from '#/domain/cv/source.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';
import { callServer, type ServerDoor, type ServerFailure } from './server.ts';

/** Browsers let 64 KB outlive a page, headers included. */
const OUTLIVES_PAGE = 60_000;
/** Half a megabyte over a slow phone network. */
const TIMEOUT_MS = 60_000;

/** The server takes the token's owner for the owner of all that travels. */
export const createSyncPort = (token: string, door: ServerDoor = {}) => ({
  send: async (
    request: SyncRequest,
    signal: AbortSignal,
  ): Promise<Result<SyncAnswer, SyncFailure>> => {
    const isSmall = JSON.stringify(request).length < OUTLIVES_PAGE;
    const reply = await callServer(
      {
        method: 'POST',
        path: '/api/jalon/sync',
        body: request,
        token,
        signal,
        timeout: TIMEOUT_MS,
        // A page closed while it sends still delivers.
        keepalive: request.mutations.length > 0 && isSmall,
      },
      door,
    );
    if (!reply.ok) return { ok: false, error: syncFailure(reply.error) };
    const { body } = reply.value;
    return isSyncAnswer(body)
      ? { ok: true, value: body }
      : { ok: false, error: { kind: 'malformed' } };
  },
});

const syncFailure = (failure: ServerFailure): SyncFailure => {
  if (failure.kind === 'refused') return { kind: 'malformed' };
  if (failure.kind !== 'update-app') return failure;
  // A server that is about to be brought up to date: nothing for the person to do.
  return failure.update === 'app'
    ? { kind: 'update-app' }
    : { kind: 'unavailable', retryAfter: null };
};

/** Our own server's answer, or something else's: its rows are then taken as they are. */
const isSyncAnswer = (body: unknown): body is SyncAnswer => {
  if (typeof body !== 'object' || body === null) return false;
  const { now, receipts, head, changes, cursor, more } = body as Partial<SyncAnswer>;
  return (
    typeof now === 'number' &&
    typeof head === 'number' &&
    typeof more === 'boolean' &&
    Array.isArray(receipts) &&
    Array.isArray(changes) &&
    typeof cursor?.timeline === 'string' &&
    typeof cursor.seq === 'number'
  );
};
