import { MAX_SYNC_BYTES } from '#/domain/access/size-limits.ts';
import { readSyncRequest } from '#/domain/sync/server/read-request.ts';
import type { ReceivedRequest } from '#/domain/sync/server-core.ts';
import { bodyOf, Refusal, refused } from '../answer.ts';

export const receivedIn = (e: core.RequestEvent): ReceivedRequest => {
  const read = readSyncRequest(bodyOf(e, MAX_SYNC_BYTES));
  if ('request' in read) return read.request;
  const { status, code, field } = read.refusal;
  throw new Refusal(refused(status, code, field));
};
