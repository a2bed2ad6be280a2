/** Parts of files on their way: bytes in one temporary file each, beside the data; what has arrived in a table. */
import { UNFINISHED_FILE_DAYS } from '#/domain/access/retention.ts';
import { PART_BYTES } from '#/domain/access/size-limits.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { jsonOf, rowsOf, run } from '../sql.ts';

type Bytes = number[];

/** The request's body; undefined when it is longer. */
export const bytesIn = (e: core.RequestEvent, most: number): Bytes | undefined => {
  try {
    return toBytes(e.request?.body, most + 1);
  } catch {
    // The body limit of the route cuts the stream.
    return undefined;
  }
};

/** The numbers of the parts that have arrived, in order. */
export const partsOf = (app: core.App, file: string): number[] =>
  jsonOf(
    app,
    `SELECT json_group_array(part) AS text FROM
       (SELECT part FROM file_parts WHERE file = {:file} ORDER BY part)`,
    { file },
  );

export const keepPart = (
  app: core.App,
  { id: file, user }: { id: string; user: string },
  part: number,
  bytes: Bytes,
): void => {
  const root = partsFolder(app);
  try {
    const target = root.openFile(file, WRITE_OR_CREATE, OURS_ALONE);
    try {
      target.writeAt(bytes, part * PART_BYTES);
    } finally {
      target.close();
    }
  } finally {
    root.close();
  }
  run(
    app,
    `INSERT INTO file_parts (file, user, part, size, at) VALUES ({:file}, {:user}, {:part}, {:size}, {:at})
     ON CONFLICT (file, part) DO UPDATE SET size = {:size}, at = {:at}`,
    { file, user, part, size: bytes.length, at: Date.now() },
  );
};

/** Where the whole lies; undefined when it is not what its record says. */
export const checksumOf = (
  app: core.App,
  { id, size, hash }: { id: string; size: number; hash: string },
): string | undefined => {
  const path = `${folderOf(app)}/${id}`;
  try {
    const bytes = $os.readFile(path);
    // Handed from one native function to the next, the text is the bytes themselves.
    return bytes.length === size && $security.sha256(toString(bytes, size)) === hash
      ? path
      : undefined;
  } catch {
    return undefined;
  }
};

export const dropParts = (app: core.App, file: string): void => {
  run(app, 'DELETE FROM file_parts WHERE file = {:file}', { file });
  $os.removeAll(`${folderOf(app)}/${file}`);
};

/** Uploads nobody goes on with, and bytes whose file is gone. */
export const sweepParts = (app: core.App): void => {
  const waiting = rowsOf(
    app,
    'SELECT file, MAX(at) AS at FROM file_parts GROUP BY file',
    {},
    { file: '', at: 0 },
  );
  const kept = new Set<string>();
  for (const { file, at } of waiting) {
    if (at < Date.now() - UNFINISHED_FILE_DAYS * DAY_MS) dropParts(app, file);
    else kept.add(file);
  }
  partsFolder(app).close();
  for (const entry of $os.readDir(folderOf(app)))
    if (!kept.has(entry.name())) $os.removeAll(`${folderOf(app)}/${entry.name()}`);
};

/** Go's O_RDWR | O_CREATE. */
const WRITE_OR_CREATE = 0x2 | 0x40;
// The generated types take Go's file modes for objects; at run time they are numbers.
const OURS_ALONE = 0o600 as unknown as os.FileMode;
const OUR_FOLDER = 0o700 as unknown as os.FileMode;

const folderOf = (app: core.App): string => `${app.dataDir()}/jalon_parts`;

const partsFolder = (app: core.App): os.Root => {
  $os.mkdirAll(folderOf(app), OUR_FOLDER);
  return $os.openRoot(folderOf(app));
};
