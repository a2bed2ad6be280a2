import { existsSync, readFileSync } from 'node:fs';
import { inProject, SetUpError, say } from './project.mjs';
import { packagedNode, run } from './run.mjs';

// Not `npm ci`: it refuses a lock file that lacks the native parts of other platforms, which npm
// leaves out where a registry doesn't carry them. `--no-save` keeps to the lock and never writes it.
const INSTALL = ['install', '--no-save', '--loglevel=error'];
// What only the data plane of `deploy/cluster` needs: nobody installs it who runs one machine.
const OURS_ALONE = '--workspaces=false';

/**
 * Installs exactly what package-lock.json names for Jalon itself, unless it is all there; for tests and checks what its
 * workspaces need, too.
 * @param {{ withWorkspaces?: boolean }} [options]
 */
export const ensureDependencies = async ({ withWorkspaces = false } = {}) => {
  const isInstalled = () => dependenciesAreInstalled(undefined, undefined, withWorkspaces);
  if (isInstalled()) return;
  say('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const what = 'Installing the packages with npm';
  const install = withWorkspaces ? INSTALL : [...INSTALL, OURS_ALONE];
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...install], { what });
  else await run('npm', install, { what, shell: process.platform === 'win32' });
  if (!isInstalled()) {
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
  withWorkspaces = false,
) => {
  if (!existsSync(installedFile) || !existsSync(packagedNode())) return false;
  const wanted = packagesOf(lockFile);
  const installed = packagesOf(installedFile);
  const needed = withWorkspaces ? new Set(Object.keys(wanted)) : neededBy('', wanted);
  return Object.entries(wanted).every(
    ([name, entry]) =>
      !name.startsWith('node_modules/') ||
      !needed.has(name) ||
      entry.link === true ||
      installed[name]?.version === entry.version ||
      // Another platform's: npm leaves it out.
      (installed[name] === undefined && entry.optional === true),
  );
};

/** Places in node_modules that a package leads to, found as Node finds them. */
const neededBy = (from, packages, found = new Set()) => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[from];
  const names = {
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...peerDependencies,
  };
  for (const name of Object.keys(names)) {
    const place = placesFrom(from, name).find((one) => packages[one]);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    neededBy(place, packages, found);
  }
  return found;
};

const placesFrom = (from, name) => {
  const folders = from.split('/node_modules/');
  const outer = folders.map((_, at) =>
    folders.slice(0, folders.length - at).join('/node_modules/'),
  );
  return [...outer.filter(Boolean), ''].map((folder) =>
    folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`,
  );
};

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
