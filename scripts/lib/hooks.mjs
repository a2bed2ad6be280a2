import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOOKS, inProject, MIGRATIONS, say } from './project.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

const INPUTS = [
  'pocketbase/hooks',
  'src/domain',
  'scripts/lib/bundle-hooks.mjs',
  'package-lock.json',
  'package.json',
];

/** What the bundle was made from. */
export const hooksStamp = () => stampOf(INPUTS, (file) => !file.endsWith('.test.ts'));

/** Bundles the server's hooks into pocketbase/pb_hooks, unless they are there and current. */
export const ensureHooks = async () => {
  if (readHooksManifest(HOOKS)?.stamp === hooksStamp()) return;
  say('Bundling the server’s hooks …');
  await runNode([inProject('scripts', 'server-hooks.mjs')], {
    what: 'Bundling the hooks',
    quiet: true,
  });
};

/**
 * The list the bundler leaves beside the hooks.
 * @returns {{ app: string, routes: string[], stamp: string } | undefined} undefined when a file is missing
 */
export const readHooksManifest = (folder) => {
  const files = ['hooks.json', 'main.pb.js', 'jalon.js'].map((name) => path.join(folder, name));
  return files.every(existsSync) ? JSON.parse(readFileSync(files[0], 'utf8')) : undefined;
};

/** The stamp of the newest migration on disk, which the server must have applied; 0 when there is none. */
export const newestMigration = (folder = MIGRATIONS) =>
  existsSync(folder)
    ? Math.max(
        0,
        ...readdirSync(folder)
          .filter((name) => name.endsWith('.js'))
          .map((name) => Number.parseInt(name, 10)),
      )
    : 0;
