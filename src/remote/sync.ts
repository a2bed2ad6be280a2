/** The sync route, as the engine's port. */
import type { Result } from '#/domain/result.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';
import { readAnswer } from '#/domain/sync/client/read-answer.ts';
import { withPass } from './pass.ts';
import { callServer, route, type ServerDoor, type ServerFailure } from './server.ts';
import { MINUTE_MS } from '#/domain/duration.ts';

/** Browsers let 64 KB outlive a page, headers included. */
const OUTLIVES_PAGE_BYTES = 60_000;
/** Half a megabyte over a slow phone network. */
const TIMEOUT_MS = MINUTE_MS;

/** The server takes the token's owner for the owner of all that travels. */
export const createSyncPort = (token: string, door: ServerDoor = {}) => ({
  send: async (
    request: SyncRequest,
    signal: AbortSignal,
  ): Promise<Result<SyncAnswer, SyncFailure>> => {
    const isSmall = JSON.stringify(request).length < OUTLIVES_PAGE_BYTES;
    const ask = route('/api/jalon/sync', { method: 'POST', body: request });
    const terms = {
      signal,
      timeout: TIMEOUT_MS,
      // A page closed while it sends still delivers.
      keepalive: request.mutations.length > 0 && isSmall,
    };
    const reply = await withPass(token, signal, door, (bearer) =>
      callServer(ask, { ...terms, token: bearer }, door),
    );
    if (!reply.ok) return { ok: false, error: syncFailure(reply.error) };
    // Its rows are taken as they are, once it is our own server's answer.
    const answer = readAnswer(reply.value.body);
    return answer ? { ok: true, value: answer } : { ok: false, error: { kind: 'malformed' } };
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
