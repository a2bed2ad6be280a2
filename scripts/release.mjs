/** `npm run release`, or `npm run release -- linux/arm64`: an archive that serves Jalon without Node, in release/. */
import { packRelease } from './lib/pack-release.mjs';
import { SetUpError } from './lib/project.mjs';
import { main, setUp } from './lib/set-up.mjs';

/** What the archive is made for, and the same in Node's words. Windows has no shell for its start script. */
const TARGETS = {
  'linux/amd64': { platform: 'linux', arch: 'x64' },
  'linux/arm64': { platform: 'linux', arch: 'arm64' },
  'darwin/arm64': { platform: 'darwin', arch: 'arm64' },
};

await main(async () => {
  const target = process.argv[2] ?? `linux/${process.arch === 'arm64' ? 'arm64' : 'amd64'}`;
  if (!TARGETS[target])
    throw new SetUpError(`${target} is none of ${Object.keys(TARGETS).join(', ')}.`);
  await setUp();
  console.log(await packRelease({ target, ...TARGETS[target] }));
});
