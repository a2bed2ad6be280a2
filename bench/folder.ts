/**
 * What a folder of CVs takes: `npm run bench:folder [-- DIR]`. Its first fifty PDF and Word files (without DIR those
 * of the makers that the reader is measured on) are read by one `read-cv` and converted by one `convert-cv`, by turns;
 * seconds of processor of all processes together, the middle of some runs. Exits 1 when a gate fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { passes, percentile, print } from './sync/measured.ts';

const FILES = 50;
const RUNS = 5;
const MOST_SECONDS = 15;
const MAKERS = join(import.meta.dirname, '../tests/fixtures/makers/opened');
const COMMAND = join(import.meta.dirname, '../src/cli/main.ts');

const { positionals } = parseArgs({ allowPositionals: true });
const folder = positionals[0] ?? MAKERS;
const files = readdirSync(folder)
  .filter((name) => /\.(?:pdf|docx)$/i.test(name))
  .toSorted()
  .slice(0, FILES)
  .map((name) => join(folder, name));
const out = mkdtempSync(join(tmpdir(), 'jalon-folder-'));

/** Processor seconds of a command and of all it started. */
const secondsOf = (...command: readonly string[]): number => {
  const { stdout } = spawnSync(
    'sh',
    ['-c', '"$@" >/dev/null 2>&1; times', 'sh', process.execPath, COMMAND, ...command, ...files],
    { encoding: 'utf8' },
  );
  const [, children = ''] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
};

const samples = { 'read-cv': [] as number[], 'convert-cv': [] as number[] };
for (let run = 0; run < RUNS; run += 1) {
  samples['read-cv'].push(secondsOf('read-cv'));
  samples['convert-cv'].push(secondsOf('convert-cv', '--out', out));
}
const converted = readdirSync(out).length;
rmSync(out, { recursive: true });

const figures = Object.entries(samples).map(([name, seconds]) => ({
  name: `${name}, ${files.length} files, ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)}`,
  value: percentile(seconds, 0.5),
  unit: 's',
  goal: MOST_SECONDS,
}));
const share = {
  name: `${converted} of them written`,
  value: converted / files.length,
  unit: '',
  goal: 0.9,
  isFloor: true,
  margin: 1,
};
[...figures, share].forEach(print);
process.exit([...figures, share].every(passes) ? 0 : 1);
