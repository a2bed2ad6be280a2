/**
 * The server's event stream to a page: it says that there is something to fetch, and up to where. Opened again when it
 * breaks, after longer and longer waits; what is missed meanwhile is fetched when it opens.
 *
 * The stream is read here, and not by PocketBase's client: that one asks again every two seconds for ever, all
 * devices together, where ours wait longer and by chance, so that a server that comes back is not run over. Its
 * EventSource sends cookies, and takes neither a signal nor a test's way to the server.
 */
import { REALTIME_BACK_OFF_MS, REALTIME_GOOD_MS } from '#/domain/sync/polling-periods.ts';
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';
import { fetchPass, forgetPass, isForPass, passFor } from './pass.ts';
import { callServer, route, type ServerDoor } from './server.ts';

export interface EventStream {
  /** Of the stream's owner, who never changes while it is open. */
  token: string;
  onConnected: () => void;
  /** `head`: the newest position in the server's order of changes. */
  onNudged: (head: number) => void;
  door?: ServerDoor;
  /** In [0, 1). */
  random: () => number;
}

/** Returns what closes it. */
export const openEventStream = (stream: EventStream): (() => void) => {
  const end = new AbortController();
  void keepOpen(stream, end.signal);
  return () => end.abort();
};

const keepOpen = async (stream: EventStream, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted;) {
    const openedAt = performance.now();
    // oxlint-disable-next-line promise/prefer-await-to-then -- a stream usually ends by breaking
    await listen(stream, signal).catch(() => undefined);
    failures = performance.now() - openedAt > REALTIME_GOOD_MS ? 0 : failures + 1;
    const { first, longest } = REALTIME_BACK_OFF_MS;
    const most = Math.min(longest, first * 2 ** failures);
    await pause(Math.max(first, stream.random() * most), signal);
  }
};

const listen = async (stream: EventStream, signal: AbortSignal): Promise<void> => {
  const { token, door = {} } = stream;
  const pass = await passFor(token, signal, door);
  const path = pass === undefined ? '/api/realtime' : '/api/jalon/lines';
  const response = await (door.fetch ?? fetch)(`${door.origin ?? ''}${path}`, {
    headers: {
      Accept: 'text/event-stream',
      ...(pass === undefined ? {} : { Authorization: pass }),
    },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
  // It was ended, or there are no such lines any more.
  if (!response.ok && pass !== undefined) forgetPass(token);
  if (!response.ok || !response.body) return;
  for await (const { name, data } of eventsOf(response.body)) {
    if (name === NUDGE_TOPIC) stream.onNudged(headIn(data));
    else if (name === 'open') stream.onConnected();
    else if (name === 'PB_CONNECT') {
      const { clientId } = JSON.parse(data) as { clientId: string };
      const body = { clientId, subscriptions: [NUDGE_TOPIC] };
      const ask = route('/api/realtime', { method: 'POST', body });
      const reply = await callServer(ask, { token, signal }, door);
      // The next one opens where the records are.
      if (!reply.ok && isForPass(reply.error)) await fetchPass(token, signal, door);
      if (!reply.ok) return;
      stream.onConnected();
    }
  }
};

interface ServerEvent {
  name: string;
  data: string;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parts = (text + decoder.decode(read.value, { stream: true })).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield eventIn(part);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const eventIn = (part: string): ServerEvent => {
  const line = (name: string): string =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(part)?.[1]?.trim() ?? '';
  return { name: line('event'), data: line('data') };
};

/** Infinite where the event does not say: then it is worth asking. */
const headIn = (data: string): number => {
  const { head } = JSON.parse(data) as { head?: unknown };
  return typeof head === 'number' ? head : Number.POSITIVE_INFINITY;
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
