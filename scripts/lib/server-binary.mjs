import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inProject, SetUpError, say } from './project.mjs';
import { downloadRelease, SYSTEMS } from './release.mjs';
import { outputOf, run } from './run.mjs';

const EXECUTABLE = process.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase';
const PROGRAM = 'github.com/pocketbase/pocketbase/examples/base';
const OLDEST_GO = [1, 25];
/** What Node calls a processor, and Go; others are built under the name Go finds itself. */
const PROCESSORS = { x64: 'amd64', arm64: 'arm64' };

/** The version go.mod pins, such as `0.39.11`. */
export const pocketBaseVersion = () =>
  /github\.com\/pocketbase\/pocketbase v([\d.]+)/.exec(
    readFileSync(inProject('pocketbase', 'go.mod'), 'utf8'),
  )[1];

/**
 * The server program: `JALON_POCKETBASE` when set, else the pinned version, built from source where
 * Go is there and downloaded as the official release where it isn't.
 * @param {{ cache?: string, go?: boolean, platform?: string, arch?: string }} [options] where programs are kept by
 *   version; whether to build with Go, default: when it is there; which machine it is for, in Node's words, default: this one
 * @returns {Promise<string>} its path
 */
export const ensureServerBinary = async ({
  cache = inProject('.cache', 'pocketbase'),
  go,
  platform = process.platform,
  arch = process.arch,
} = {}) => {
  const given = process.env.JALON_POCKETBASE;
  const isOurs = platform === process.platform && arch === process.arch;
  if (given && isOurs) {
    if (existsSync(given)) return path.resolve(given);
    throw new SetUpError(`JALON_POCKETBASE names ${given}, and there is no such file.`);
  }
  const version = pocketBaseVersion();
  const folder = isOurs ? version : `${version}-${platform}-${arch}`;
  const binary = path.join(cache, folder, EXECUTABLE);
  if (existsSync(binary)) return binary;

  mkdirSync(path.dirname(binary), { recursive: true });
  // Under another name until it is whole: two starts at once, or a cut one, leave no half file.
  const unfinished = `${binary}.${process.pid}`;
  try {
    if (go ?? hasGo()) await build({ version, target: unfinished, platform, arch });
    else await download({ version, target: unfinished, platform, arch });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, binary);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return binary;
};

const build = async ({ version, target, platform, arch }) => {
  say(`Building PocketBase ${version} from source (about a minute, once) …`);
  const flags = `-s -w -X github.com/pocketbase/pocketbase.Version=${version}`;
  await run('go', ['build', '-trimpath', '-ldflags', flags, '-o', target, PROGRAM], {
    what: `Building PocketBase ${version} with Go`,
    quiet: true,
    cwd: inProject('pocketbase'),
    env: { ...process.env, CGO_ENABLED: '0', GOOS: SYSTEMS[platform], GOARCH: PROCESSORS[arch] },
  });
};

const download = async (wanted) => {
  say(
    `Go ${OLDEST_GO.join('.')} or newer isn't here: downloading the official PocketBase ${wanted.version} …`,
  );
  await downloadRelease(wanted);
};

const hasGo = () => {
  const [, major, minor] = /^go(\d+)\.(\d+)/.exec(outputOf('go', ['env', 'GOVERSION']) ?? '') ?? [];
  if (major === undefined) return false;
  return (
    Number(major) > OLDEST_GO[0] ||
    (Number(major) === OLDEST_GO[0] && Number(minor) >= OLDEST_GO[1])
  );
};
