import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject, ROOT, SetUpError } from './project.mjs';

const WINDOWS = process.platform === 'win32';

/** The Node that builds and tests: the one package-lock.json pins, whatever started us. */
export const packagedNode = () =>
  inProject('node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');

/**
 * Runs a command in the project and resolves when it succeeds.
 * @param {string} command @param {string[]} args
 * @param {{ what: string, quiet?: boolean, cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 *   `what` begins the sentence of a failure; `quiet` keeps the output back unless it fails
 */
export const run = (
  command,
  args,
  { what, quiet = false, cwd = ROOT, env = process.env, shell = false },
) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: quiet ? 'pipe' : 'inherit' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output += text));
    child.once('error', (error) =>
      reject(new SetUpError(`${what} could not start: ${error.message}.`)),
    );
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      if (output) process.stderr.write(output);
      reject(
        new SetUpError(
          `${what} failed (${signal ?? `exit code ${code}`}); its own words are above.`,
        ),
      );
    });
  });

/** Runs a script of the project, or of an installed package, under the packaged Node. */
export const runNode = (args, options) => {
  const node = packagedNode();
  if (!existsSync(node)) {
    throw new SetUpError(
      'The packaged Node is missing from node_modules: install scripts were skipped. Run "npm rebuild node" and try again.',
    );
  }
  return run(node, args, options);
};

/** What a command prints, or undefined when it isn't there or fails. */
export const outputOf = (command, args) => {
  const result = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
};
