import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { inProject, say, SetUpError } from './project.mjs';
import { outputOf, run, runNode } from './run.mjs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** A browser for the journeys: the one named, the system's, Playwright's own, or Debian's package. */
export const ensureChromium = async () => {
  if (!process.env.JALON_CHROMIUM && !existsSync(SYSTEM_SHELL) && canInstall()) await addShell();
  if (hasChromium()) return;
  if (canInstall()) {
    await installPackages(['chromium']);
  } else {
    say('Downloading a browser for the journeys …');
    await runNode(
      [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
      { what: 'Downloading Chromium' },
    );
  }
  if (!hasChromium())
    throw new SetUpError('No Chromium: install it, or set JALON_CHROMIUM to its path.');
};

/**
 * Independent readers of what we export (poppler's tools and qpdf), and what encrypts back-ups (age): installed where
 * that is possible.
 */
export const ensureTestPrograms = async () => {
  const missing = { pdftotext: 'poppler-utils', qpdf: 'qpdf', age: 'age' };
  const packages = Object.entries(missing)
    .filter(([command]) => outputOf('which', [command]) === undefined)
    .map(([, name]) => name);
  if (packages.length === 0) return;
  if (canInstall()) return installPackages(packages);
  throw new SetUpError(`The tests need ${packages.join(' and ')}: install them and try again.`);
};

/** The journeys' lighter browser, where the system's packages have it; without it they take longer. */
const addShell = async () => {
  try {
    await installPackages(['chromium-headless-shell']);
  } catch {
    say('No chromium-headless-shell here: the journeys take the whole browser.');
  }
};

const hasChromium = () => {
  if (process.env.JALON_CHROMIUM) return existsSync(process.env.JALON_CHROMIUM);
  if (SYSTEM_CHROMIUM.some(existsSync)) return true;
  const downloads = path.join(homedir(), '.cache', 'ms-playwright');
  return (
    existsSync(downloads) && readdirSync(downloads).some((name) => name.startsWith('chromium-'))
  );
};

const canInstall = () => process.getuid?.() === 0 && outputOf('which', ['apt-get']) !== undefined;

const installPackages = async (packages) => {
  say(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { what: `Installing ${packages.join(', ')}`, quiet: true, env };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
};
