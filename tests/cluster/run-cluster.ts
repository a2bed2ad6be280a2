/** `npm run cluster -- …` as an operator runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/lib/project.mjs';
import { PASS_KEY } from './workers.ts';

/** What it said; fails when the command does. */
export const runCluster = async (command: string, store: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inProject('src', 'cluster', 'main.ts'), command],
    {
      cwd: inProject(),
      env: {
        ...process.env,
        JALON_STORE: store,
        JALON_PASS_KEY: PASS_KEY,
        NODE_COMPILE_CACHE: inProject('.cache', 'node'),
      },
    },
  );
  return stdout;
};
