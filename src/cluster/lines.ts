/** The event lines of the devices that are connected to this worker. */
import type { ServerResponse } from 'node:http';
import { MAX_STREAMS } from '#/domain/access/rate-limits.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';

/** A proxy closes a line that says nothing. */
const SIGN_OF_LIFE_MS = 25 * SECOND_MS;

/** Beyond every head: whoever hears it asks. */
export const UNTOLD_HEAD = Number.MAX_SAFE_INTEGER;

/** So that all devices of a worker don't ask at one moment. */
const NUDGE_ALL_MS = 5 * SECOND_MS;

export interface Lines {
  /** Whether the person may have one more here. */
  hasRoom: (person: string) => boolean;
  /** `until`: when the pass ends, in milliseconds since 1970. */
  open: (person: string, response: ServerResponse, until: number) => void;
  nudge: (person: string, head: number) => void;
  /** Every line within the next seconds, to ask: nobody knows what they have missed. */
  nudgeAll: () => void;
  end: (person: string) => void;
  count: () => number;
  close: () => void;
}

export const openLines = (): Lines => {
  const lines = new Map<string, Set<ServerResponse>>();
  const all = (): ServerResponse[] => [...lines.values()].flatMap((own) => [...own]);
  const tell = (line: ServerResponse, head: number): void => {
    if (!line.writableEnded) line.write(`event:${NUDGE_TOPIC}\ndata:{"head":${head}}\n\n`);
  };
  const signs = setInterval(() => {
    for (const line of all()) line.write(':\n\n');
  }, SIGN_OF_LIFE_MS);
  signs.unref();
  return {
    hasRoom: (person) => (lines.get(person)?.size ?? 0) < MAX_STREAMS,
    open: (person, response, until) => {
      const own = lines.get(person) ?? new Set();
      lines.set(person, own.add(response));
      const over = setTimeout(() => response.end(), until - Date.now());
      response.on('close', () => {
        clearTimeout(over);
        own.delete(response);
        if (own.size === 0 && lines.get(person) === own) lines.delete(person);
      });
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.write('event:open\ndata:{}\n\n');
    },
    nudge: (person, head) => {
      for (const line of lines.get(person) ?? []) tell(line, head);
    },
    nudgeAll: () => {
      for (const line of all())
        setTimeout(() => tell(line, UNTOLD_HEAD), Math.random() * NUDGE_ALL_MS).unref();
    },
    end: (person) => {
      for (const line of lines.get(person) ?? []) line.end();
    },
    count: () => all().length,
    close: () => {
      clearInterval(signs);
      for (const line of all()) line.end();
    },
  };
};
