/** What the browser itself says of a load, gathered in the page from its first instant. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Network {
  /** Kilobits per second. */
  down: number;
  up: number;
  /** Milliseconds added to each request. */
  latency: number;
}

export const SLOW_4G: Network = { down: 1474, up: 675, latency: 562 };
export const THREE_G: Network = { down: 400, up: 400, latency: 2000 };

interface Timings {
  paint: number;
  largest: number;
  shift: number;
  /** What moved, and by how much of it. */
  moved: string[];
  /** Bytes of the scripts that the page needed to come alive, as they travelled; 0 for a peer. */
  scripts: number;
  /** When a press is answered; 0 before. */
  alive: number;
  tasks: [start: number, end: number][];
  interactions: number[];
}
type Observed = { observed: Timings };

/** Before any page is opened in the context. */
export const observe = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const observed: Timings = {
      paint: 0,
      largest: 0,
      shift: 0,
      moved: [],
      scripts: 0,
      alive: 0,
      tasks: [],
      interactions: [],
    };
    Object.assign(globalThis, { observed });
    addEventListener('jalon:alive', () => {
      observed.alive = performance.now();
      for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        if (/\.m?js$/.test(entry.name)) observed.scripts += entry.encodedBodySize;
    });
    const watch = (type: string, use: (entry: PerformanceEntry) => void, options = {}): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
        type,
        buffered: true,
        ...options,
      });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.paint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) return;
      observed.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        observed.moved.push(
          `${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: “${node?.textContent?.trim().slice(0, 40)}” from ${from.y} to ${to.y}`,
        );
    });
    watch('longtask', ({ startTime, duration }) =>
      observed.tasks.push([startTime, startTime + duration]),
    );
    watch(
      'event',
      (entry) => {
        const { duration, interactionId } = entry as PerformanceEventTiming;
        if (interactionId) observed.interactions.push(duration);
      },
      { durationThreshold: 16 },
    );
  });
};

export const observedIn = (page: Page): Promise<Timings> =>
  page.evaluate(() => (globalThis as unknown as Observed).observed);

export const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (globalThis as unknown as Observed).observed.alive > 0);
};

/** A page that is slowed down; the session slows it further or counts what it transfers. */
export const slowPage = async (
  context: BrowserContext,
  { network, cpu }: { network?: Network; cpu: number },
): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: (network.down * 1024) / 8,
      uploadThroughput: (network.up * 1024) / 8,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session };
};

/** Requests under way and what has arrived, of one page. */
export const watchRequests = (session: CDPSession) => {
  const started = new Map<string, { at: number; script: boolean }>();
  const spans: [start: number, end: number][] = [];
  const bytes = { all: 0, script: 0, requests: 0 };
  let zero: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    zero ??= timestamp;
    started.set(requestId, { at: (timestamp - zero) * 1000, script: type === 'Script' });
    bytes.requests += 1;
  });
  const end = (requestId: string, timestamp: number, length = 0): void => {
    const request = started.get(requestId);
    if (!request || zero === undefined) return;
    started.delete(requestId);
    spans.push([request.at, (timestamp - zero) * 1000]);
    bytes.all += length;
    if (request.script) bytes.script += length;
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  return { bytes, spans };
};

const QUIET_MS = 5000;

/**
 * Milliseconds until the page can be used, and for how long it could not before: the end of the last
 * long task before five seconds without one and with two requests at most under way.
 */
export const interactive = (
  { paint, tasks }: Timings,
  requests: readonly [number, number][],
): { tti: number; tbt: number } => {
  const busy = [...tasks, ...crowded(requests)].sort((a, b) => a[0] - b[0]);
  let quietFrom = paint;
  for (const [start, end] of busy) {
    if (start > quietFrom + QUIET_MS) break;
    quietFrom = Math.max(quietFrom, end);
  }
  const counted = tasks.filter(([start, end]) => end > paint && start < quietFrom);
  const tti = Math.max(paint, ...counted.map(([, end]) => end));
  const tbt = counted.reduce(
    (sum, [start, end]) => sum + Math.max(0, end - Math.max(start, paint) - 50),
    0,
  );
  return { tti, tbt };
};

/** Spans in which more than two requests were under way. */
const crowded = (requests: readonly [number, number][]): [number, number][] => {
  const steps = requests
    .flatMap(([start, end]): [number, number][] => [
      [start, 1],
      [end, -1],
    ])
    .sort((a, b) => a[0] - b[0]);
  const spans: [number, number][] = [];
  let count = 0;
  let from = 0;
  for (const [at, step] of steps) {
    const before = count;
    count += step;
    if (before <= 2 && count > 2) from = at;
    if (before > 2 && count <= 2) spans.push([from, at]);
  }
  return spans;
};
