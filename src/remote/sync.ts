/** The sync route, as the engine's port. */
import type { Result } from '#/domain/cv/source.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';
import { callServer, type ServerDoor, type ServerFailure } from './server.ts';

/** Browsers let 64 KB outlive a page, headers included. */
const OUTLIVES_PAGE = 60_000;
/** Half a megabyte over a slow phone network. */
const TIMEOUT_MS = 60_000;

/**
 * `token` is asked before each request: undefined when nobody is signed in. The server takes the token's owner
 * for the owner of all that travels, so it must come from the same database as the queue.
 */
export const createSyncPort = (
  token: () => Promise<string | undefined>,
  door: ServerDoor = {},
) => ({
  send: async (
    request: SyncRequest,
    signal: AbortSignal,
  ): Promise<Result<SyncAnswer, SyncFailure>> => {
    const current = await token();
    if (!current) return { ok: false, error: { kind: 'unauthorised' } };
    const isSmall = JSON.stringify(request).length < OUTLIVES_PAGE;
    const reply = await callServer(
      {
        method: 'POST',
        path: '/api/jalon/sync',
        body: request,
        token: current,
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

const syncFailure = (failure: ServerFailure): SyncFailure =>
  failure.kind === 'refused' ? { kind: 'malformed' } : failure;

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
