import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs the command as people do, and reads a line of JSON for each that it prints. */
export const jalon = (
  args: string[],
  input: string,
): Promise<{ code: number | null; answers: Record<string, unknown>[] }> =>
  new Promise((resolve, reject) => {
    const main = join(import.meta.dirname, 'main.ts');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args]);
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      const rows = printed.split('\n').filter(Boolean);
      resolve({ code, answers: rows.map((row) => JSON.parse(row) as Record<string, unknown>) });
    });
    child.stdin.end(input);
  });
