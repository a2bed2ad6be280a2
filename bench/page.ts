/**
 * The first minute on a slow phone, in headless Chromium: 4× slower processor, slow 4G (1,474/675 kbps and
 * 562 ms a request) and 3G, medians of five runs, beside what we want (goal) and what fails (gate). Then the first
 * view of each page, of which the landing page, the door to accounts and the tools have gates.
 *
 * Usage: npm run bench:page [-- --runs 3] [-- --peer /path/to/a/build] (after a build; leave the machine alone)
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../tests/e2e/browser.ts';
import { startProduct } from '../tests/e2e/product.ts';
import { measureJourney, measureOffline, measureRouteChange } from './page/journeys.ts';
import {
  interactive,
  observe,
  observedIn,
  SLOW_4G,
  slowPage,
  THREE_G,
  watchRequests,
  type Network,
} from './page/observe.ts';
import { bytesOf } from './page/kept.ts';
import { measureFirstView, measureOwnData, measureShifts, ROUTES } from './page/routes.ts';
import { servePeer } from './page/site.ts';

const PHONE = { viewport: { width: 412, height: 823 }, locale: 'fr-CA', hasTouch: true };
const CPU = 4;

interface Row {
  name: string;
  unit: 's' | 'ms' | 'KB' | '';
  goal: number;
  gate: number;
  values: number[];
  peer?: number[];
  /** Of the worst value: what it was made of. */
  why?: string[];
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, peer: { type: 'string' } },
});
const RUNS = Number(options.runs);

const rows = new Map<string, Row>();
/** `of`: tells rows of one name apart. */
const row = (name: string, unit: Row['unit'], goal: number, gate: number, of = ''): Row => {
  const made = rows.get(of + name) ?? { name, unit, goal, gate, values: [], peer: [] };
  rows.set(of + name, made);
  return made;
};

/** One cold visit, without a service worker, until the page has been quiet for a while. */
const visit = async (browser: Browser, url: string, network: Network) => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await observe(context);
  const { page, session } = await slowPage(context, { network, cpu: CPU });
  const requests = watchRequests(session);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(6000);
  const timings = await observedIn(page);
  await context.close();
  return { ...timings, ...interactive(timings, requests.spans), bytes: requests.bytes };
};

const addShift = (into: Row, { shift, moved }: { shift: number; moved: string[] }): void => {
  if (shift >= Math.max(0, ...into.values)) into.why = moved;
  into.values.push(shift);
};

const measureLoads = async (browser: Browser, url: string, into: 'values' | 'peer') => {
  const seconds = (milliseconds: number): number => milliseconds / 1000;
  const add = (made: Row, value: number): void => void made[into]?.push(value);
  const slow = await visit(browser, url, SLOW_4G);
  if (into === 'peer') add(row('LCP of /', 's', 0.9, 1.3), seconds(slow.largest));
  add(row('TTI of /', 's', 2, 2.5), seconds(slow.tti));
  add(row('TBT of /', 'ms', 80, 150), slow.tbt);
  add(row('JavaScript of /', 'KB', 105, 120), (slow.scripts || slow.bytes.script) / 1024);
  add(row('all bytes of /', 'KB', 240, 300), slow.bytes.all / 1024);
  const third = await visit(browser, url, THREE_G);
  add(row('LCP of /, 3G', 's', 2.5, 3), seconds(third.largest));
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shown = (value: number, unit: Row['unit']): string =>
  `${unit === 's' ? value.toFixed(2) : unit === '' ? value.toFixed(3) : Math.round(value)} ${unit}`.trim();

/** Pages that strangers open first. */
const isGated = (route: string): boolean => /^\/($|auth|modules\/)/.test(route);

const measureFirstViews = async (browser: Browser, url: string): Promise<void> => {
  for (const route of ROUTES) {
    const { largest, alive, requests, ...shifts } = await measureFirstView(browser, url + route);
    const gate = (value: number): number => (isGated(route) ? value : Infinity);
    row(`LCP of ${route}`, 's', 0.9, gate(1.3)).values.push(largest / 1000);
    row(`… alive`, 's', 3, Infinity, route).values.push(alive / 1000);
    addShift(row(`… CLS`, '', 0.01, 0.02, route), shifts);
    row(`… requests before`, '', 8, gate(12), route).values.push(requests);
  }
};

const print = (): boolean => {
  let passed = true;
  const line = (cells: readonly string[]): void =>
    console.log(cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(40))).join(''));
  line(['', 'median', 'worst', 'goal', 'gate', '', ...(options.peer ? ['peer'] : [])]);
  for (const { name, unit, goal, gate, values, peer = [], why = [] } of rows.values()) {
    const value = median(values);
    const ok = value <= gate;
    passed &&= ok;
    line([
      name,
      shown(value, unit),
      shown(Math.max(...values), unit),
      shown(goal, unit),
      gate === Infinity ? '' : shown(gate, unit),
      value <= goal ? 'goal' : ok ? 'ok' : 'OVER',
      ...(peer.length > 0 ? [shown(median(peer), unit)] : []),
    ]);
    if (Math.max(...values) > gate) for (const part of why) console.log(`    ${part}`);
  }
  return passed;
};

const product = await startProduct();
const peer = options.peer ? await servePeer(options.peer) : undefined;
const browser = await openBrowser();
try {
  console.log(`load of this machine before: ${loadavg()[0]?.toFixed(1)}`);
  for (let run = 0; run < RUNS; run += 1) {
    await measureLoads(browser, product.url, 'values');
    if (peer) await measureLoads(browser, peer.url, 'peer');
    for (const [cpu, goal, gate] of [
      [4, 80, 120],
      [6, 120, 200],
    ] as const)
      row(`INP of a journey, ${cpu}×`, 'ms', goal, gate).values.push(
        await measureJourney(browser, product.url, cpu),
      );
    row('route change, warm', 'ms', 80, 120).values.push(
      await measureRouteChange(browser, product.url),
    );
    const offline = await measureOffline(browser, product.url);
    row('offline open of /', 's', 0.4, 0.7).values.push(offline.opened / 1000);
    row('ready for offline', 's', 12, 20).values.push(offline.ready / 1000);
    row('precache, transferred', 'KB', 350, 450).values.push(bytesOf(offline.kept) / 1024);
    addShift(
      row('CLS from file to download', '', 0.01, 0.02),
      await measureShifts(browser, product.url),
    );
    for (const [cpu, gate] of [
      [1, 0.5],
      [CPU, Infinity],
    ] as const)
      row(`own data, warm start, ${cpu}×`, 's', 0.5, gate).values.push(
        (await measureOwnData(browser, product.url, cpu)) / 1000,
      );
    await measureFirstViews(browser, product.url);
  }
  console.log(`load of this machine after: ${loadavg()[0]?.toFixed(1)}\n`);
} finally {
  await browser.close();
  await product.stop();
  await peer?.stop();
}
process.exitCode = print() ? 0 : 1;
