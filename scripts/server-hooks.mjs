/**
 * Bundles pocketbase/hooks for the server's JavaScript runtime: CommonJS, no modules, nothing newer
 * than ES2018 but BigInt. `main.pb.js` registers, `jalon.js` is the library its handlers require.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { rolldown } from 'rolldown';
import { hooksStamp } from './lib/hooks.mjs';
import { appVersion, HOOKS, inProject } from './lib/project.mjs';

export const bundleForServer = async ({ input, file, exports = 'named' }) => {
  const bundle = await rolldown({
    input,
    platform: 'node',
    treeshake: true,
    transform: {
      target: 'es2018',
      define: { __APP_VERSION__: JSON.stringify(appVersion()) },
    },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  await bundle.write({ file, format: 'cjs', exports, minify: false });
  await bundle.close();
};

/** The routes `main.pb.js` registers, read by running it with a registry that only takes notes. */
const registeredRoutes = (file) => {
  const routes = [];
  const handlerOf = () => undefined;
  vm.runInNewContext(readFileSync(file, 'utf8'), {
    __hooks: '',
    $app: { store: () => new Map() },
    $apis: { skipSuccessActivityLog: handlerOf },
    onBootstrap: handlerOf,
    routerAdd: (method, route) => routes.push(`${method} ${route}`),
    exports: {},
    module: { exports: {} },
  });
  return routes;
};

/** Bundles into a folder of its own first, so that a failed bundle leaves the last good one. */
const bundleHooks = async () => {
  const folder = `${HOOKS}.new`;
  const main = path.join(folder, 'main.pb.js');
  const library = path.join(folder, 'jalon.js');
  await bundleForServer({ input: inProject('pocketbase/hooks/lib/jalon.ts'), file: library });
  await bundleForServer({
    input: inProject('pocketbase/hooks/main.pb.ts'),
    file: main,
    exports: 'none',
  });
  const manifest = { app: appVersion(), routes: registeredRoutes(main), stamp: hooksStamp() };
  writeFileSync(path.join(folder, 'hooks.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(HOOKS, { recursive: true, force: true });
  renameSync(folder, HOOKS);
};

if (import.meta.filename === process.argv[1]) await bundleHooks();
