/**
 * `npm test`: all set-up, then every check that gates a change. `--checks` runs those that need no build.
 * Closes with what failed or needed a second walk, its name and why, and one line, `N passed, N failed`, that counts
 * each test, each check and each measured gate.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureDependencies } from './lib/dependencies.mjs';
import { inProject, ROOT } from './lib/project.mjs';
import { packagedNode } from './lib/run.mjs';
import { main, setUp } from './lib/set-up.mjs';
import { ensureChromium, ensureTestPrograms } from './lib/test-tools.mjs';

const VITEST_REPORT = inProject('.cache', 'vitest-report.json');
const PLAYWRIGHT_REPORT = inProject('.cache', 'e2e-report.json');

/** The script behind a package's command, so that it runs under the packaged Node on any system. */
const command = (packageName, name = packageName.split('/').at(-1)) => {
  const folder = inProject('node_modules', ...packageName.split('/'));
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
};
const single = (ok) =>
  ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

const vitestCount = (ok) => {
  const report = readReport(VITEST_REPORT);
  if (!report) return single(false);
  const failed = report.numFailedTests + (ok || report.numFailedTests > 0 ? 0 : 1);
  const named = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${path.relative(ROOT, name)} › ${fullName}`,
        why: failureMessages[0],
      })),
  );
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, named };
};

const playwrightCount = (ok) => {
  const report = readReport(PLAYWRIGHT_REPORT);
  if (!report?.stats) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (ok || unexpected > 0 ? 0 : 1);
  const named = journeysIn(report.suites)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, status, why }) => ({
      title: status === 'flaky' ? `${title} (only the second time)` : title,
      why,
    }));
  return { passed: expected + flaky, failed, skipped, named };
};

const journeysIn = (suites = []) =>
  suites.flatMap(({ file, suites: inner, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title: `[${projectName}] ${file} › ${title}`,
        status,
        why: results.find(({ error }) => error)?.error.message,
      })),
    ),
    ...journeysIn(inner),
  ]);

/** What reads the sources alone. */
const checks = () => [
  { name: 'format', args: [command('oxfmt'), '--check', '.'] },
  { name: 'lint and walls', args: [command('oxlint'), '--deny-warnings'] },
  { name: 'types', args: [command('typescript', 'tsc')] },
  {
    name: 'types of the domain',
    args: [command('typescript', 'tsc'), '-p', 'tsconfig.domain.json'],
  },
  {
    name: 'types of the server',
    args: [command('typescript', 'tsc'), '-p', 'pocketbase/tsconfig.json'],
  },
  { name: 'translations', args: ['scripts/i18n-check.ts'] },
  { name: 'dead code', args: [command('knip')] },
];

const units = () => ({
  name: 'units, house and server',
  args: [
    command('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ],
  count: vitestCount,
});

const journeys = () => ({
  name: 'journeys',
  args: [command('@playwright/test', 'playwright'), 'test'],
  count: playwrightCount,
});

const measures = () => [
  { name: 'sizes', args: ['bench/size.ts'] },
  { name: 'accuracy of reading', args: ['bench/read-cv.ts'] },
];

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Its output as it comes, or at the end where it runs beside others. */
const runStep = ({ name, args, count = single }, { alone }) =>
  new Promise((resolve, reject) => {
    const started = Date.now();
    const title = `\n▸ ${name}\n`;
    if (alone) process.stdout.write(title);
    const stdio = alone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const run = spawn(packagedNode(), args, { cwd: ROOT, stdio });
    const output = [];
    for (const stream of [run.stdout, run.stderr]) stream?.on('data', (part) => output.push(part));
    run.on('error', reject);
    run.on('close', (status) => {
      if (!alone) process.stdout.write(`${title}${Buffer.concat(output)}`);
      resolve({ name, ...count(status === 0), seconds: (Date.now() - started) / 1000 });
    });
  });

/** As many at once as there are cores; their results in their order. */
const runStage = async (stage) => {
  const alone = stage.length === 1;
  const results = [];
  const waiting = stage.entries();
  const runNext = async () => {
    for (const [at, step] of waiting) results[at] = await runStep(step, { alone });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return results;
};

const WHY_LINES = 8;
const WHY_WIDTH = 300;
/** The first lines of a failure, under its name. */
const beginningOf = (why) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, WHY_LINES)
    .map((line) => `\n      ${line.slice(0, WHY_WIDTH)}`)
    .join('');

const report = (results) => {
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped ${seconds.toFixed(1).padStart(7)} s`,
    );
  for (const { named = [] } of results)
    for (const { title, why = '' } of named) console.log(`  ✗ ${title}${beginningOf(why)}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0;
};

await main(async () => {
  const checksOnly = process.argv.includes('--checks');
  if (checksOnly) {
    await ensureDependencies({ withWorkspaces: true });
  } else {
    await setUp({ withWorkspaces: true });
    await ensureChromium();
    await ensureTestPrograms();
  }
  mkdirSync(inProject('.cache'), { recursive: true });
  for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true });
  // One after the other: the steps of each run beside each other.
  const stages = checksOnly ? [checks()] : [checks(), [units()], [journeys()], measures()];
  const results = [];
  for (const stage of stages) results.push(...(await runStage(stage)));
  if (!report(results)) process.exitCode = 1;
});
