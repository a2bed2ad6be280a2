import type { Result } from '#/domain/result.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';

/** The way to the server as the engine sees it, so that it runs over any transport, with any fault. */
export interface SyncPort {
  send: (request: SyncRequest, signal: AbortSignal) => Promise<Result<SyncAnswer, SyncFailure>>;
}
