/** What the server publishes, asked for with the tag of what is kept. */
import { callServer, route, type ServerDoor } from './server.ts';

const TIMEOUT_MS = 15_000;

type Answer =
  | { kind: 'changed'; body: unknown; tag: string }
  | { kind: 'unchanged' | 'missing' | 'offline' | 'unavailable' };

export const fetchContent = async (
  path: string,
  tag: string,
  token = '',
  door?: ServerDoor,
): Promise<Answer> => {
  const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {};
  const reply = await callServer(route(path, { headers }), { token, timeout: TIMEOUT_MS }, door);
  if (reply.ok) {
    const { body, headers } = reply.value;
    return { kind: 'changed', body, tag: headers.get('ETag') ?? '' };
  }
  const { error } = reply;
  if (error.kind === 'refused' && error.status === 304) return { kind: 'unchanged' };
  // There is no such thing, or not for this person any more.
  if (error.kind === 'refused' && [403, 404].includes(error.status)) return { kind: 'missing' };
  // A network without an answer is the server's trouble, not the person's.
  return { kind: error.kind === 'offline' && !navigator.onLine ? 'offline' : 'unavailable' };
};
