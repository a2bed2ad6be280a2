/**
 * Requests and answers as they travel: what goes without saying is left out, since most of them carry one small
 * change or nothing. Both sides also read what is said all the same.
 */
import { changeIdOf } from './values/hybrid-clock.ts';
import type { Receipt, SyncAnswer, SyncRequest, WireMutation } from './protocol.ts';

export const encodeRequest = ({ heard, mutations, ...request }: SyncRequest): object => ({
  ...request,
  ...(heard ? { heard } : {}),
  ...(mutations.length > 0 ? { mutations: mutations.map(encodeMutation) } : {}),
});

const encodeMutation = ({ group, op, clock, ...mutation }: WireMutation): object => {
  const { id } = mutation;
  return {
    ...mutation,
    ...(group === id ? {} : { group }),
    ...(op === 'patch' ? {} : { op }),
    clock: changeIdOf(clock) === id ? clock.slice(0, -id.length) : clock,
  };
};

/** Nothing in it has been looked at yet but what was left out. */
export const decodeRequest = (said: Partial<SyncRequest>): SyncRequest =>
  ({ heard: null, mutations: [], ...said }) as SyncRequest;

/** As `decodeRequest`. */
export const decodeMutation = (said: Partial<WireMutation>): WireMutation => {
  const { id, clock } = said;
  const whole = { group: id, op: 'patch', ...said } as WireMutation;
  return typeof clock === 'string' && clock.endsWith('.')
    ? { ...whole, clock: `${clock}${String(id)}` }
    : whole;
};

/** The rows travel beside it; the server has them as text. */
export const encodeAnswer = (
  { head, cursor, more, receipts, ...answer }: Omit<SyncAnswer, 'changes'>,
  request: Pick<SyncRequest, 'cursor'>,
): object => ({
  ...answer,
  ...(receipts.length > 0 ? { receipts: receipts.map(encodeReceipt) } : {}),
  ...(head === cursor.seq ? {} : { head }),
  cursor: cursor.timeline === request.cursor?.timeline ? { seq: cursor.seq } : cursor,
  ...(more ? { more } : {}),
});

const encodeReceipt = ({ counter: _counter, outcome, ...receipt }: Receipt): object =>
  outcome === 'applied' ? receipt : { ...receipt, outcome };

/** The answer to this request, or undefined when something else than our server has answered. */
export const decodeAnswer = (said: unknown, request: SyncRequest): SyncAnswer | undefined => {
  if (typeof said !== 'object' || said === null) return undefined;
  const { receipts = [], changes = [], ...answer } = said as Partial<SyncAnswer>;
  const { now, more = false, head = answer.cursor?.seq } = answer;
  const cursor = { timeline: request.cursor?.timeline, ...answer.cursor };
  const isOurs =
    typeof now === 'number' &&
    typeof head === 'number' &&
    typeof more === 'boolean' &&
    Array.isArray(receipts) &&
    Array.isArray(changes) &&
    typeof cursor.timeline === 'string' &&
    typeof cursor.seq === 'number';
  if (!isOurs) return undefined;
  const counters = new Map(request.mutations.map(({ id, counter }) => [id, counter]));
  const whole = (receipts as Partial<Receipt>[]).map((receipt) => ({
    counter: counters.get(String(receipt.id)),
    outcome: 'applied',
    ...receipt,
  }));
  return { ...answer, now, head, more, receipts: whole, changes, cursor } as SyncAnswer;
};
