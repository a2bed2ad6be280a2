/**
 * Lighthouse's four marks of a page on a phone, medians of some runs, and what costs it points. Lighthouse is heavy
 * and no dependency of ours: it is installed anywhere and named by its folder.
 *
 * Usage: node bench/lighthouse.ts --lighthouse /elsewhere/node_modules/lighthouse [--runs 3] [--path / …]
 * (after a build; leave the machine alone)
 */
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startProduct } from '../tests/e2e/product.ts';
import { WHOLE_BROWSER } from '../tests/e2e/browser.ts';

/** Marks of 100 that the landing page must reach. */
const GATES = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof GATES;
interface Audit {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
}
interface Report {
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'string' },
    runs: { type: 'string', default: '3' },
    path: { type: 'string', multiple: true, default: ['/', '/en'] },
  },
});

const report = async (folder: string, url: string): Promise<Report> => {
  const { executablePath, args = [] } = WHOLE_BROWSER.launchOptions ?? {};
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(folder, 'cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(GATES).join(',')}`,
      `--chrome-flags=${['--headless=new', '--accept-lang=fr-CA', ...args].join(' ')}`,
    ],
    {
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
      maxBuffer: 2 ** 26,
    },
  );
  const made = JSON.parse(stdout) as Report;
  if (made.runtimeError?.message) throw new Error(made.runtimeError.message);
  return made;
};

const markOf = (made: Report, category: Category): number =>
  Math.round((made.categories[category].score ?? 0) * 100);

/** What takes marks away, in one line each. */
const losses = (made: Report, category: Category): string[] =>
  made.categories[category].auditRefs
    .map(({ id, weight }) => ({ weight, audit: made.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score != null && audit.score < 1)
    .map(({ audit }) => `    ${audit?.id}: ${audit?.displayValue ?? audit?.title}`);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** True when every mark of the page reaches its gate. */
const measure = async (folder: string, url: string): Promise<boolean> => {
  const reports: Report[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) reports.push(await report(folder, url));
  const { lighthouseVersion } = reports[0] ?? {};
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex));
  console.log(
    `${new URL(url).pathname}  Lighthouse ${lighthouseVersion}, benchmark index ${speed}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  let passed = true;
  for (const category of Object.keys(GATES) as Category[]) {
    const marks = reports.map((made) => markOf(made, category));
    const mark = median(marks);
    passed &&= mark >= GATES[category];
    console.log(
      `  ${category.padEnd(16)} ${String(mark).padStart(3)}  gate ${GATES[category]}  ${mark >= GATES[category] ? 'ok' : 'UNDER'}  (${marks.join(', ')})`,
    );
    const typical = reports.find((made) => markOf(made, category) === mark);
    if (typical) for (const line of losses(typical, category)) console.log(line);
  }
  return passed;
};

if (!options.lighthouse) throw new Error('Name the folder of Lighthouse: --lighthouse /…');
const product = await startProduct();
try {
  const results: boolean[] = [];
  for (const address of options.path)
    results.push(await measure(options.lighthouse, product.url + address));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await product.stop();
}
