import { inflateRawSync } from 'node:zlib';
import { SetUpError } from './project.mjs';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * One file out of a zip archive held in memory (no zip64: the release is 15 MB).
 * @param {Buffer} zip @param {string} name @returns {Buffer}
 */
export const unzipFile = (zip, name) => {
  const entry = directoryOf(zip).find((entry) => entry.name === name);
  if (!entry) throw new SetUpError(`The archive holds no file named ${name}.`);
  // The local header repeats the name and has an extra field of its own length.
  const start =
    entry.offset + 30 + zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28);
  const bytes = zip.subarray(start, start + entry.size);
  if (entry.method === STORED) return bytes;
  if (entry.method === DEFLATED) return inflateRawSync(bytes);
  throw new SetUpError(
    `${name} is packed in a way this script doesn't read (method ${entry.method}).`,
  );
};

const directoryOf = (zip) => {
  const end = endOfDirectory(zip);
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new SetUpError('The archive is damaged.');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

/** The record is last, before a comment of up to 64 KB. */
const endOfDirectory = (zip) => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new SetUpError('The downloaded file is not a zip archive.');
};
