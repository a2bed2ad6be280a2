import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appVersion, DIST, HOOKS, inProject, MIGRATIONS } from './project.mjs';
import { run } from './run.mjs';
import { ensureServerBinary } from './server-binary.mjs';

/** What an operator's own copy of the repository holds beside the samples: passwords, and packages of the workers. */
const OF_THIS_PLACE = ['.env', 'jalon.env', 'node_modules'];

/**
 * One folder with all that serves, as an archive with its SHA-256 beside it. The application and the hooks must be
 * built.
 * @param {{ target: string, platform: string, arch: string, folder?: string, samples?: string }} options `target` such as
 *   linux/amd64; `samples` of settings and services
 * @returns {Promise<string>} the archive's path
 */
export const packRelease = async ({
  target,
  platform,
  arch,
  folder = inProject('release'),
  samples = inProject('deploy'),
}) => {
  const name = `jalon-${appVersion()}-${target.replace('/', '-')}`;
  const whole = path.join(folder, name);
  rmSync(whole, { recursive: true, force: true });
  mkdirSync(whole, { recursive: true });
  const parts = {
    pocketbase: await ensureServerBinary({ platform, arch }),
    jalon: inProject('deploy', 'jalon'),
    app: DIST,
    pb_hooks: HOOKS,
    pb_migrations: MIGRATIONS,
    seed: inProject('pocketbase', 'seed'),
    deploy: samples,
  };
  for (const [part, from] of Object.entries(parts))
    cpSync(from, path.join(whole, part), {
      recursive: true,
      filter: (file) => !OF_THIS_PLACE.includes(path.basename(file)),
    });
  rmSync(path.join(whole, 'deploy', 'jalon'));
  writeFileSync(path.join(whole, 'VERSION'), `${appVersion()}\n`);
  // Whoever packs it may keep their files to themselves; whoever unpacks it serves under another name.
  await run('chmod', ['-R', 'u=rwX,go=rX', whole], { what: 'Setting permissions' });
  const archive = `${whole}.tar.gz`;
  await run('tar', ['-czf', archive, '-C', folder, name], { what: 'Packing the release' });
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${path.basename(archive)}\n`);
  return archive;
};
