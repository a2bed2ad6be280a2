/**
 * The server's line to a page: it says that there is something to fetch, and up to where. Opened again when it
 * breaks, later and later; what is missed meanwhile is fetched when it opens.
 */
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';
import { callServer, type ServerDoor } from './server.ts';

export interface Line {
  /** Whose line it is; an open one never changes its owner. */
  token: string;
  onConnected: () => void;
  /** `head`: the place in the server's order of changes that there is to reach. */
  onNudged: (head: number) => void;
  door?: ServerDoor;
  /** In [0, 1). */
  random: () => number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A line that has held this long was a good one. */
const GOOD_AFTER_MS = 30_000;

/** Returns what closes it. */
export const openLine = (line: Line): (() => void) => {
  const end = new AbortController();
  void keepOpen(line, end.signal);
  return () => end.abort();
};

const keepOpen = async (line: Line, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted;) {
    const openedAt = performance.now();
    // oxlint-disable-next-line promise/prefer-await-to-then -- a line that breaks is the usual end of one
    await listen(line, signal).catch(() => undefined);
    failures = performance.now() - openedAt > GOOD_AFTER_MS ? 0 : failures + 1;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    await pause(Math.max(FIRST_WAIT_MS, line.random() * longest), signal);
  }
};

const listen = async (line: Line, signal: AbortSignal): Promise<void> => {
  const { token, door = {} } = line;
  const response = await (door.fetch ?? fetch)(`${door.origin ?? ''}/api/realtime`, {
    headers: { Accept: 'text/event-stream' },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
  if (!response.ok || !response.body) return;
  for await (const { name, data } of eventsOf(response.body)) {
    if (name === NUDGE_TOPIC) line.onNudged(headIn(data));
    else if (name === 'PB_CONNECT') {
      const { clientId } = JSON.parse(data) as { clientId: string };
      const body = { clientId, subscriptions: [NUDGE_TOPIC] };
      const path = '/api/realtime';
      const reply = await callServer({ method: 'POST', path, body, token, signal }, door);
      if (!reply.ok) return;
      line.onConnected();
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

/** Past everything, where the line does not say: then it is worth asking. */
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
