/** Where things are. Scripts that set up are plain JavaScript for Node 20 and need nothing installed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts of a path inside the project */
export const inProject = (...parts) => path.join(ROOT, ...parts);

export const DIST = inProject('dist');
export const HOOKS = inProject('pocketbase', 'pb_hooks');
export const MIGRATIONS = inProject('pocketbase', 'pb_migrations');
/** The database and the files people sent; `JALON_DATA` keeps them elsewhere. */
export const DATA = path.resolve(process.env.JALON_DATA || inProject('pocketbase', 'pb_data'));

/** The version in package.json, which pages, server and launcher must agree on. */
export const appVersion = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version;

/** A failure of the set-up that is no bug of ours: one sentence tells what is missing or wrong. */
export class SetUpError extends Error {
  name = 'SetUpError';
}

/** One line of progress; silent under `JALON_QUIET`. */
export const say = (line) => {
  if (!process.env.JALON_QUIET) console.log(line);
};
