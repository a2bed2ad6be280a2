import { existsSync, readFileSync } from 'node:fs';
import { inProject, say } from './project.mjs';
import { packagedNode, run } from './run.mjs';

/** Installs exactly what package-lock.json names, unless it is all there. */
export const ensureDependencies = async () => {
  if (dependenciesAreInstalled()) return;
  say('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const what = '"npm ci"';
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, 'ci'], { what });
  else await run('npm', ['ci'], { what, shell: process.platform === 'win32' });
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
