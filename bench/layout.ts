/**
 * Time of laying out a CV, of this work tree and of a commit in one process by turns, so that a busy machine slows both:
 * the ratio is what counts. A letter typed changes one line; another CV is one whose lines were never seen. Exits 1 when
 * either takes more than its share of the commit's time.
 *
 * Usage: npm run bench:layout -- REF (a commit that has `src/domain/cv/layout`)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CvContent } from '#/domain/cv/content.ts';
import type { LayoutOptions } from '#/domain/cv/layout/layout-cv.ts';
import { longCareer } from '../tests/documents/export/samples.ts';

const ROUNDS = 30;
const WARM_UP = 8;
const TEMPLATES = ['moderne', 'classique', 'creatif'] as const;
/** Of the commit's time. */
const MOST = 1.1;

type Lay = (content: CvContent, options: LayoutOptions) => unknown;

const root = path.join(import.meta.dirname, '..');

async function layOf(folder: string): Promise<Lay> {
  const load = (file: string) =>
    import(pathToFileURL(path.join(folder, 'src/domain/cv/layout', file)).href);
  const { layoutCv } = (await load('layout-cv.ts')) as {
    layoutCv: (...parts: [...Parameters<Lay>, unknown]) => unknown;
  };
  const { cvMetrics } = (await load('metrics.ts')) as { cvMetrics: () => unknown };
  const metrics = cvMetrics();
  return (content, options) => layoutCv(content, options, metrics);
}

/** A CV with `mark` at the end of its first job's first line, or of every line. */
function marked(jobs: number, mark: string, everywhere: boolean): CvContent {
  const content = longCareer(jobs);
  for (const [at, job] of content.experience.entries())
    job.achievements = job.achievements.map((line, index) =>
      everywhere || at + index === 0 ? `${line} ${mark}` : line,
    );
  return content;
}

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds of each, by turns. */
function timesOf(lays: readonly Lay[], jobs: number, everywhere: boolean): number[] {
  const times = lays.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const template of TEMPLATES) {
      const content = marked(jobs, `${template}${round}`, everywhere);
      const turns = [...lays.entries()];
      for (const [index, lay] of round % 2 === 0 ? turns : turns.toReversed()) {
        const from = performance.now();
        lay(content, { language: 'en', template, dateStyle: 'numeric' });
        if (round >= WARM_UP) times[index]?.push(performance.now() - from);
      }
    }
  return times.map(median);
}

const [ref] = process.argv.slice(2);
if (!ref) throw new Error('Usage: npm run bench:layout -- REF');
const tree = path.join(mkdtempSync(path.join(tmpdir(), 'jalon-layout-')), 'tree');
const git = (...args: string[]): void => {
  const { status, stderr } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
git('worktree', 'add', '--detach', tree, ref);
let tooSlow = false;
try {
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  const lays = [await layOf(tree), await layOf(root)];
  console.log(`milliseconds (median of ${ROUNDS * TEMPLATES.length}), ${ref} → this tree`);
  for (const [name, jobs] of [
    ['one page', 3],
    ['two pages', 7],
    ['over two pages', 16],
  ] as const)
    for (const [what, everywhere] of [
      ['a letter typed', false],
      ['another CV', true],
    ] as const) {
      const [then = 0, now = 0] = timesOf(lays, jobs, everywhere);
      const ratio = now / then;
      tooSlow ||= ratio > MOST;
      console.log(
        `${name.padEnd(16)}${what.padEnd(16)}${then.toFixed(2).padStart(8)} → ${now.toFixed(2).padStart(6)}   × ${ratio.toFixed(2)}`,
      );
    }
} finally {
  rmSync(tree, { recursive: true });
  git('worktree', 'prune');
}
if (tooSlow) process.exitCode = 1;
