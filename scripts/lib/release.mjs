import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { SetUpError } from './project.mjs';
import { unzipFile } from './unzip.mjs';

const RELEASES = 'https://github.com/pocketbase/pocketbase/releases/download';
export const SYSTEMS = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const PROCESSORS = { x64: 'amd64', arm64: 'arm64', arm: 'armv7', s390x: 's390x', ppc64: 'ppc64le' };

/**
 * Writes the official release's program for this machine to `target`, once its archive's SHA-256
 * is the one the release's checksums.txt names. `JALON_POCKETBASE_RELEASES` moves the address.
 * @param {{ version: string, target: string, platform?: string, arch?: string, releases?: string }} options
 */
export const downloadRelease = async ({
  version,
  target,
  platform = process.platform,
  arch = process.arch,
  releases = process.env.JALON_POCKETBASE_RELEASES || RELEASES,
}) => {
  const archive = archiveName({ version, platform, arch });
  const folder = `${releases}/v${version}`;
  const wanted = checksumOf(
    archive,
    (await fetchBytes(`${folder}/checksums.txt`)).toString('utf8'),
  );
  const zip = await fetchBytes(`${folder}/${archive}`);
  const found = createHash('sha256').update(zip).digest('hex');
  if (found !== wanted) {
    throw new SetUpError(
      `${archive} is not the file its release describes (SHA-256 ${found}, expected ${wanted}); nothing was kept of it.`,
    );
  }
  writeFileSync(target, unzipFile(zip, platform === 'win32' ? 'pocketbase.exe' : 'pocketbase'));
};

/** @returns {string} such as `pocketbase_0.39.11_linux_amd64.zip` */
export const archiveName = ({ version, platform, arch }) => {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[arch];
  if (!system || !processor) {
    throw new SetUpError(
      `There is no PocketBase release for ${platform} on ${arch}: install Go 1.25 or newer, or set JALON_POCKETBASE to a program of yours.`,
    );
  }
  return `pocketbase_${version}_${system}_${processor}.zip`;
};

const checksumOf = (archive, list) => {
  const line = list.split('\n').find((line) => line.trim().split(/\s+/)[1] === archive);
  if (line) return line.trim().split(/\s+/)[0].toLowerCase();
  throw new SetUpError(`The release's checksums.txt doesn't name ${archive}.`);
};

const fetchBytes = async (url) => {
  const advice = 'Install Go 1.25 or newer, or set JALON_POCKETBASE to a PocketBase program.';
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new SetUpError(
      `${url} can't be reached (${error.cause?.code ?? error.message}). ${advice}`,
    );
  }
  if (!response.ok) throw new SetUpError(`${url} answers ${response.status}. ${advice}`);
  return Buffer.from(await response.arrayBuffer());
};
