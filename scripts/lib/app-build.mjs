import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { DIST, inProject, say } from './project.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

const INPUTS = [
  'src',
  'public',
  'scripts/build',
  'scripts/lib/compress.mjs',
  'index.html',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

// Tests are never in the build, and the route tree is made from src/routes by the build itself.
const isInput = (file) => !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file);

/** In the build, so that a build made by hand, which empties the folder, is never taken for ours. */
const STAMP = path.join(DIST, '.build-stamp');

/** Builds the application into dist/ and compresses it, unless nothing changed since the last time. */
export const ensureAppBuild = async () => {
  const stamp = stampOf(INPUTS, isInput);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  say('Building the application …');
  await runNode(
    [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    {
      what: 'Building the application',
      quiet: true,
    },
  );
  await compressFolder(DIST);
  writeFileSync(STAMP, stamp);
};
