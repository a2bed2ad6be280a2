/** How much an account's records may take, and what is taken of a request once they take it all. */
import { limitsOf, MAX_ROW_BYTES } from '../../access/plans/plan-limits.ts';
import type { Role } from '../../access/roles.ts';
import { takesRoom } from '../limits.ts';
import type { ReceivedRequest } from '../server-core.ts';
import type { ReceivedMutation } from './apply-mutation.ts';

/** One line of what only remembers, with its place in the indexes. */
export const TRACE_BYTES = 200;

/** Told to a device whose changes wait for room. */
export const ROOM_RETRY_SECONDS = 600;

/**
 * The request as far as there is room for it; undefined when nothing of it is taken. Looked at where no other request
 * is let in beside it. `roleOf` is asked only where it matters.
 */
export const withinRoom = (
  request: ReceivedRequest,
  taken: number,
  roleOf: () => Role,
): ReceivedRequest | undefined => {
  if (taken < LEAST_ROOM || taken < limitsOf(roleOf()).rowBytes) return request;
  // Even the answers to changes that are refused take some.
  if (taken >= MAX_ROW_BYTES) return undefined;
  const refuse = (mutation: ReceivedMutation): ReceivedMutation =>
    takesRoom(mutation) ? { ...mutation, patch: {}, refusal: 'room' } : mutation;
  return { ...request, mutations: request.mutations.map(refuse) };
};

const LEAST_ROOM = limitsOf('user').rowBytes;
