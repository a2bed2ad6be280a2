import { existsSync, readFileSync } from 'node:fs';
import { inProject, SetUpError, say } from './project.mjs';
import { packagedNode, run } from './run.mjs';

// Not `npm ci`: it refuses a lock file that lacks the native parts of other platforms, which npm
// leaves out where a registry doesn't carry them. `--no-save` keeps to the lock and never writes it.
const INSTALL = ['install', '--no-save', '--loglevel=error'];

/** Installs exactly what package-lock.json names, unless it is all there. */
export const ensureDependencies = async () => {
  if (dependenciesAreInstalled()) return;
  say('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const what = 'Installing the packages with npm';
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...INSTALL], { what });
  else await run('npm', INSTALL, { what, shell: process.platform === 'win32' });
  if (!dependenciesAreInstalled()) {
    throw new SetUpError(
      'What npm installed is not what package-lock.json names: delete node_modules and try again.',
    );
  }
};

/**
 * npm keeps, inside node_modules, the list of what it installed. Comparing contents and not dates:
 * a fresh checkout gives every file the same date.
 */
export const dependenciesAreInstalled = (
  lockFile = inProject('package-lock.json'),
  installedFile = inProject('node_modules', '.package-lock.json'),
) => {
  if (!existsSync(installedFile) || !existsSync(packagedNode())) return false;
  const wanted = packagesOf(lockFile);
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' ||
      installed[name]?.version === entry.version ||
      // Another platform's: npm leaves it out.
      (installed[name] === undefined && entry.optional === true),
  );
};

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
