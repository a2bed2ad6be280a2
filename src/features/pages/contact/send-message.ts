/** One message to the server, and what became of it. */
import type { ContactError, ContactMessage } from '#/domain/content/contact-message.ts';

export type Sending =
  | { kind: 'sent' | 'offline' | 'failed' }
  /** Too many from this place; seconds until it is worth trying again. */
  | { kind: 'limit'; retryAfter: number }
  | { kind: 'refused'; errors: readonly ContactError[] };

const TIMEOUT_MS = 20_000;
const LIMIT_SECONDS = 300;

/** Never rejects. `website` is the field that no person sees. */
export const sendMessage = async (message: ContactMessage, website = ''): Promise<Sending> => {
  try {
    const response = await fetch('/api/jalon/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, website }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === 429)
      return {
        kind: 'limit',
        retryAfter: Number(response.headers.get('Retry-After')) || LIMIT_SECONDS,
      };
    return response.status === 400 ? refusalOf(await response.json()) : { kind: 'failed' };
  } catch (error) {
    // A server that is slow to answer may have the message: sending it again does no harm, it has an id.
    return { kind: error instanceof SyntaxError ? 'failed' : 'offline' };
  }
};

const refusalOf = (body: unknown): Sending => {
  const errors = (body as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) && errors.length > 0
    ? { kind: 'refused', errors: errors as ContactError[] }
    : { kind: 'failed' };
};
