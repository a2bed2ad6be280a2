/**
 * Bundles for the server's JavaScript runtime: CommonJS, no modules, nothing newer than ES2018 but
 * BigInt. Needs the packages installed.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { rolldown } from 'rolldown';
import { hooksStamp } from './hooks.mjs';
import { appVersion, HOOKS, inProject } from './project.mjs';
import { findUnsupported } from './runtime-limits.mjs';

/**
 * Bundles into a folder of its own first, so that a failed bundle leaves the last good one and two at a time don't
 * mix theirs.
 */
export const bundleHooks = async () => {
  const folder = inProject('.cache', `hooks-${process.pid}`);
  const before = `${folder}.before`;
  const main = path.join(folder, 'main.pb.js');
  const library = path.join(folder, 'jalon.js');
  await bundleForServer({ input: inProject('pocketbase/hooks/lib/jalon.ts'), file: library });
  await bundleForServer({ input: inProject('pocketbase/hooks/main.pb.ts'), file: main });
  const manifest = { app: appVersion(), routes: registeredRoutes(main), stamp: hooksStamp() };
  writeFileSync(path.join(folder, 'hooks.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (existsSync(HOOKS)) renameSync(HOOKS, before);
  renameSync(folder, HOOKS);
  rmSync(before, { recursive: true, force: true });
};

/**
 * One file and all it imports, as one file for the server.
 * @param {{ input: string, file: string }} options
 * @throws when the bundler warns, or when the bundle holds what the runtime lacks
 */
export const bundleForServer = async ({ input, file }) => {
  const bundle = await rolldown({
    input,
    platform: 'node',
    transform: { target: 'es2018', define: { __APP_VERSION__: JSON.stringify(appVersion()) } },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundle.write({ file, format: 'cjs', exports: 'auto' });
  await bundle.close();
  const unsupported = findUnsupported(output[0].code);
  if (unsupported.length > 0) {
    throw new Error(
      `${path.basename(file)} holds what the server's runtime lacks: ${unsupported.join(', ')}.`,
    );
  }
};

/** The routes `main.pb.js` registers, read by running it with a registry that only takes notes. */
const registeredRoutes = (file) => {
  const routes = [];
  const nothing = () => undefined;
  const code = readFileSync(file, 'utf8');
  const hooks = code.match(/\bon[A-Z]\w*(?=\()/g) ?? [];
  vm.runInNewContext(code, {
    __hooks: '',
    $app: {
      store: () => new Map(),
      onServe: () => ({ bindFunc: nothing }),
      rootCmd: { addCommand: nothing },
    },
    Command: function Command() {},
    $apis: new Proxy({}, { get: () => nothing }),
    cronAdd: nothing,
    ...Object.fromEntries(hooks.map((hook) => [hook, nothing])),
    routerAdd: (method, route) => routes.push(`${method} ${route}`),
  });
  return routes;
};
