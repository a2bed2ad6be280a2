import { ensureAppBuild } from './app-build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureHooks } from './hooks.mjs';
import { SetUpError } from './project.mjs';
import { ensureServerBinary } from './server-binary.mjs';

const OLDEST_NODE = 20;

/**
 * Everything a fresh clone lacks before it can serve; what is there and current is left alone.
 * @param {{ withWorkspaces?: boolean }} [options]
 */
export const setUp = async (options) => {
  requireNode();
  await ensureDependencies(options);
  const binary = await ensureServerBinary();
  await ensureHooks();
  await ensureAppBuild();
  return { binary };
};

const requireNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  throw new SetUpError(
    `Node ${OLDEST_NODE} or newer is needed, and this is ${process.versions.node}.`,
  );
};

/** Runs a command's story; a SetUpError ends it with its sentence alone, a bug with its stack. */
export const main = (story) =>
  story().catch((error) => {
    console.error(error instanceof SetUpError ? error.message : error);
    process.exitCode = 1;
  });
