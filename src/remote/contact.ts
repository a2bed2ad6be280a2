/** One message of the contact page to the server, and what became of it. */
import { CONTACT_LIMIT } from '#/domain/access/rate-limits.ts';
import type {
  ContactAnswer,
  ContactError,
  ContactMessage,
} from '#/domain/content/contact-message.ts';
import { fieldsOf } from './json-fields.ts';
import { callServer, route, type ServerFailure } from './server.ts';

const TIMEOUT_MS = 20_000;

/** `website` is the field that no person sees; `token` proves Premium where that counts. Never rejects. */
export const postMessage = async (
  message: ContactMessage,
  website: string,
  token = '',
): Promise<ContactAnswer> => {
  const reply = await callServer(
    route('/api/jalon/contact', { method: 'POST', body: { ...message, website } }),
    { token, timeout: TIMEOUT_MS },
  );
  return reply.ok ? { kind: 'sent' } : answerOf(reply.error);
};

const answerOf = (failure: ServerFailure): ContactAnswer => {
  // A server that is slow to answer may have the message: sending it again does no harm, it has an id.
  if (failure.kind === 'offline') return { kind: 'offline' };
  if (failure.kind === 'busy')
    return {
      kind: 'limit',
      retryAfter: failure.retryAfter ? failure.retryAfter / 1000 : CONTACT_LIMIT.seconds,
    };
  const errors = failure.kind === 'refused' ? errorsIn(failure.body) : [];
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
};

const errorsIn = (body: unknown): readonly ContactError[] => {
  const { errors } = fieldsOf(body);
  return Array.isArray(errors) ? (errors as ContactError[]) : [];
};
