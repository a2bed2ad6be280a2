/** The writing help of the server: whether there is one, and one request to it. */
import { ASSIST_SECONDS } from '#/domain/access/rate-limits.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import type {
  AssistAnswer,
  AssistConsent,
  AssistOffer,
  AssistRequest,
} from '#/domain/assist/assist-request.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type ServerFailure } from './server.ts';

const PATH = '/api/jalon/assist';
/** The server gives up first. */
const TIMEOUT_MS = (ASSIST_SECONDS + 5) * SECOND_MS;

/** Undefined when the server could not be asked. */
export const fetchAssistOffer = async (token: string): Promise<AssistOffer | undefined> => {
  const reply = await callServer(route(PATH), { token });
  if (!reply.ok) return undefined;
  const { isOn, recipient, left, perDay } = fieldsOf(reply.value.body);
  return isOn === true
    ? { isOn, recipient: textOf(recipient), left: Number(left), perDay: Number(perDay) }
    : { isOn: false };
};

/** Never rejects. */
export const postAssist = async (
  request: AssistRequest,
  consent: AssistConsent,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<AssistAnswer> => {
  const body = { ...request, ...consent };
  const terms = { token, signal, timeout: TIMEOUT_MS };
  const reply = await callServer(route(PATH, { method: 'POST', body }), terms);
  if (!reply.ok) return { ok: false, because: reasonOf(reply.error) };
  const text = textOf(fieldsOf(reply.value.body)['text']);
  return text === '' ? { ok: false, because: 'failed' } : { ok: true, text };
};

const reasonOf = (failure: ServerFailure): Extract<AssistAnswer, { ok: false }>['because'] => {
  switch (failure.kind) {
    case 'aborted':
    case 'offline':
    case 'busy':
      return failure.kind;
    case 'unauthorised':
      return 'signed-out';
    case 'refused':
      return CODES.get(failure.code) ?? 'failed';
    default:
      return 'failed';
  }
};

const CODES: ReadonlyMap<string, 'limit' | 'off' | 'consent' | 'personal'> = new Map([
  ['limit', 'limit'],
  ['off', 'off'],
  ['consent', 'consent'],
  ['personal', 'personal'],
]);
