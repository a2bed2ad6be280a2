/** A person's realtime connection: what the server says to it, as it comes. */
import { call } from './people.ts';
import type { TestServer } from './real-server.ts';

export interface EventStream {
  /** The data of all events but the first, oldest first. */
  events: { name: string; data: string }[];
  close: () => void;
}

export const listen = async (
  server: TestServer,
  token: string,
  subscriptions: readonly string[],
): Promise<EventStream> => {
  const end = new AbortController();
  const response = await fetch(`${server.url}/api/realtime`, { signal: end.signal });
  const stream: EventStream = { events: [], close: () => end.abort() };
  const connected = new Promise<string>((resolve) => {
    void read(response, (name, data) => {
      if (name === 'PB_CONNECT') resolve(JSON.parse(data).clientId);
      else stream.events.push({ name, data });
    });
  });
  const clientId = await connected;
  const { status } = await call(
    server,
    'POST',
    '/api/realtime',
    { clientId, subscriptions },
    token,
  );
  if (status !== 204) throw new Error(`The subscription was answered ${status}.`);
  return stream;
};

const read = async (
  response: Response,
  onEvent: (name: string, data: string) => void,
): Promise<void> => {
  let buffer = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      buffer += decoder.decode(chunk as Uint8Array, { stream: true });
      const parts = buffer.split('\n\n');
      buffer = parts.pop() ?? '';
      for (const part of parts) {
        const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(part)?.[1]?.trim();
        onEvent(line('event') ?? '', line('data') ?? '');
      }
    }
  } catch {
    // Closed by us.
  }
};
