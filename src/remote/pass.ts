/**
 * Where an account's records are kept apart from the accounts themselves, requests about them carry a pass in place of
 * the session's token. Nobody has to say so beforehand: whoever refuses the token asks for a pass, or says that the
 * records have moved. Passes are kept in memory alone.
 */
import { PASS_MS } from '#/domain/access/pass.ts';
import { MINUTE_MS } from '#/domain/duration.ts';
import type { Result } from '#/domain/result.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type ServerDoor, type ServerFailure } from './server.ts';

/** For a request to arrive and to be answered. */
const MARGIN_MS = MINUTE_MS;

/** By the session's token. Times are of this page, whatever the device's clock is set to. */
const passes = new Map<string, { pass: string; askedAt: number }>();

/** Undefined where none was ever needed; the next one where it is nearly over. */
export const passFor = async (
  token: string,
  signal: AbortSignal,
  door: ServerDoor = {},
): Promise<string | undefined> => {
  const held = passes.get(token);
  if (!held || performance.now() - held.askedAt < PASS_MS - MARGIN_MS) return held?.pass;
  const next = await fetchPass(token, signal, door);
  if (!next.ok) forgetPass(token);
  return next.ok ? next.value : undefined;
};

export const forgetPass = (token: string): void => void passes.delete(token);

export const fetchPass = async (
  token: string,
  signal: AbortSignal,
  door: ServerDoor = {},
): Promise<Result<string, ServerFailure>> => {
  const askedAt = performance.now();
  const ask = route('/api/jalon/pass', { method: 'POST' });
  const reply = await callServer(ask, { token, signal }, door);
  if (!reply.ok) return reply;
  const pass = textOf(fieldsOf(reply.value.body)['pass']);
  if (pass === '') return { ok: false, error: { kind: 'malformed' } };
  passes.set(token, { pass, askedAt });
  return { ok: true, value: pass };
};

/** Asks with what the records' keeper takes: the session's token, or a pass for it. */
export const withPass = async <Value>(
  token: string,
  signal: AbortSignal,
  door: ServerDoor,
  ask: (bearer: string) => Promise<Result<Value, ServerFailure>>,
): Promise<Result<Value, ServerFailure>> => {
  const held = await passFor(token, signal, door);
  let reply = await ask(held ?? token);
  if (
    held !== undefined &&
    !reply.ok &&
    (reply.error.kind === 'unauthorised' || isForPass(reply.error))
  ) {
    // It was ended, its key has changed, or the records are back where the accounts are.
    forgetPass(token);
    reply = await ask(token);
  }
  if (reply.ok || !isForPass(reply.error)) return reply;
  const pass = await fetchPass(token, signal, door);
  if (!pass.ok) return pass;
  reply = await ask(pass.value);
  if (reply.ok) return reply;
  forgetPass(token);
  // Whether the session holds was just answered: who doesn't take its pass is on the way from one place to the other.
  return reply.error.kind === 'unauthorised' || isForPass(reply.error)
    ? { ok: false, error: { kind: 'unavailable', retryAfter: null } }
    : reply;
};

export const isForPass = (failure: ServerFailure): boolean =>
  failure.kind === 'refused' &&
  ((failure.status === 401 && failure.code === 'pass_needed') || failure.status === 409);
