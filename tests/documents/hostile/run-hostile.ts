import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostileFile } from '../../../scripts/fixtures/hostile/hostile-file.ts';
import { PEAK_KILOBYTES } from '../peak-memory.ts';

export interface HostileRun {
  name: string;
  /** `read`, or the refusal's code and detail. */
  outcome: string;
  seconds: number;
  megabytes: number;
  /** What the file broke; undefined when it ended in a reading or a refusal. */
  broken: string | undefined;
}

/** The command's 512, and what is filled before its watch gets its turn on a busy machine. */
const MOST_MEGABYTES = 640;
/** Of reading, and some for a busy machine to start the command. */
const MOST_SECONDS = 20 + 5;
const PATIENCE_MS = 120_000;

/** Has the process print what it took as its last line on standard error; threads of its own load this too. */
const TOLD = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  ${PEAK_KILOBYTES}
  if (isMainThread)
    process.on('exit', () =>
      process.stderr.write('\\n' + performance.now() / 1000 + ' ' + peakKilobytes() / 1024),
    );
`)}`;

/** Gives a file to the command, as a person would; JSON goes to the app's reader, which is its only one. */
export const runHostile = async ({ name, make }: HostileFile): Promise<HostileRun> => {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-hostile-'));
  const file = join(folder, basename(name));
  try {
    await writeFile(file, make());
    const { code, out, err } = await run(
      name.endsWith('.json')
        ? [fileURLToPath(new URL('./read-bytes-of.ts', import.meta.url)), file]
        : ['src/cli/main.ts', 'read-cv', file],
    );
    const lines = err.trimEnd().split('\n');
    const [seconds = 0, megabytes = 0] = (lines.pop() ?? '').split(' ').map(Number);
    const outcome = outcomeOf(out);
    const complaints = [
      ...(code === 0 || code === 2 ? [] : [`exit code ${code}`]),
      ...(outcome === undefined ? ['no answer'] : []),
      ...lines.filter((line) => line.trim() !== ''),
      ...(megabytes > MOST_MEGABYTES ? [`${Math.round(megabytes)} MB`] : []),
      ...(seconds > MOST_SECONDS ? [`${Math.round(seconds)} s`] : []),
    ];
    const broken = complaints.length > 0 ? complaints.join('; ') : undefined;
    return { name, outcome: outcome ?? '–', seconds, megabytes, broken };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const run = (args: string[]): Promise<{ code: number | string; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', TOLD, ...args],
      { timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) =>
        resolve({ code: error ? (error.code ?? error.signal ?? 1) : 0, out, err }),
    );
  });

const outcomeOf = (out: string): string | undefined => {
  try {
    const { error } = JSON.parse(out) as { error?: { code: string; detail?: string } };
    return error ? [error.code, error.detail].filter(Boolean).join(' ') : 'read';
  } catch {
    return undefined;
  }
};
