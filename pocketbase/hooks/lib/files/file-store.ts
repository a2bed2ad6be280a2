/**
 * Parts of files on their way: bytes in one temporary file for each upload, beside the data; what was let in and what
 * has arrived in a table. An upload is of one file with one size and hash: when its record says others, another begins.
 */
import { UNFINISHED_FILE_DAYS } from '#/domain/access/retention.ts';
import { PART_BYTES } from '#/domain/access/size-limits.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { jsonOf, rowOf, rowsOf, run } from '../sql.ts';

type Bytes = number[];

/** What its record says of a file that may be stored: `size` is a number and `hash` is one. */
export interface Whole {
  id: string;
  user: string;
  size: number;
  hash: string;
}

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
export const partsOf = (app: core.App, whole: Whole): number[] =>
  jsonOf(
    app,
    `SELECT json_group_array(part) AS text FROM
       (SELECT part FROM file_parts WHERE upload = {:upload} AND arrived ORDER BY part)`,
    { upload: uploadOf(whole) },
  );

/**
 * Lets a part in when there is room for it among `most` bytes of the person: looked at and taken in one statement, so
 * that parts at one moment all count. What is stored and what is on its way counts; a part that comes again does so once.
 */
export const letIn = (
  app: core.App,
  whole: Whole,
  part: number,
  length: number,
  most: number,
): 'let in' | 'there' | 'full' => {
  const { id: file, user, size, hash } = whole;
  const upload = uploadOf(whole);
  dropUploads(app, file, upload);
  const found = rowOf(
    app,
    `INSERT INTO file_parts (upload, part, file, user, size, at)
     SELECT {:upload}, {:part}, {:file}, {:user}, {:length}, {:at}
     WHERE EXISTS (SELECT 1 FROM files WHERE id = {:file} AND size = {:size} AND hash = {:hash})
       AND (EXISTS (SELECT 1 FROM file_parts WHERE upload = {:upload} AND part = {:part})
         OR COALESCE((SELECT SUM(storedSize) FROM files WHERE user = {:user}), 0)
           + COALESCE((SELECT SUM(size) FROM file_parts WHERE user = {:user}), 0)
           + {:length} <= {:most})
     ON CONFLICT (upload, part) DO UPDATE SET at = {:at}
     RETURNING arrived`,
    { upload, part, file, user, size, hash, length, most, at: Date.now() },
    { arrived: false },
  );
  if (!found) return 'full';
  return found.arrived ? 'there' : 'let in';
};

/** Writes a part that was let in. */
export const keepPart = (app: core.App, whole: Whole, part: number, bytes: Bytes): void => {
  const upload = uploadOf(whole);
  const root = partsFolder(app);
  try {
    const target = root.openFile(upload, WRITE_OR_CREATE, OURS_ALONE);
    try {
      target.writeAt(bytes, part * PART_BYTES);
    } finally {
      target.close();
    }
  } finally {
    root.close();
  }
  const isWanted = run(
    app,
    'UPDATE file_parts SET arrived = 1, at = {:at} WHERE upload = {:upload} AND part = {:part}',
    { upload, part, at: Date.now() },
  );
  // The upload was given up meanwhile.
  if (!isWanted) $os.removeAll(pathOf(app, upload));
};

/** Where the whole lies; undefined when it is not what its record says. */
export const checksumOf = (app: core.App, whole: Whole): string | undefined => {
  const path = pathOf(app, uploadOf(whole));
  const { size, hash } = whole;
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

/** All uploads of a file but `kept`. */
export const dropUploads = (app: core.App, file: string, kept = ''): void => {
  const dropped = rowsOf(
    app,
    'SELECT DISTINCT upload FROM file_parts WHERE file = {:file} AND upload <> {:kept}',
    { file, kept },
    { upload: '' },
  );
  for (const { upload } of dropped) dropUpload(app, upload);
};

const dropUpload = (app: core.App, upload: string): void => {
  run(app, 'DELETE FROM file_parts WHERE upload = {:upload}', { upload });
  $os.removeAll(pathOf(app, upload));
};

/** Uploads nobody goes on with, and bytes whose file is gone. */
export const sweepParts = (app: core.App): void => {
  const waiting = rowsOf(
    app,
    'SELECT upload, MAX(at) AS at FROM file_parts GROUP BY upload',
    {},
    { upload: '', at: 0 },
  );
  const kept = new Set<string>();
  for (const { upload, at } of waiting) {
    if (at < Date.now() - UNFINISHED_FILE_DAYS * DAY_MS) dropUpload(app, upload);
    else kept.add(upload);
  }
  partsFolder(app).close();
  for (const entry of $os.readDir(folderOf(app)))
    if (!kept.has(entry.name())) $os.removeAll(pathOf(app, entry.name()));
};

/** Also the name of its temporary file. */
const uploadOf = ({ id, size, hash }: Omit<Whole, 'user'>): string => `${id}_${size}_${hash}`;

/** Go's O_RDWR | O_CREATE. */
const WRITE_OR_CREATE = 0x2 | 0x40;
// The generated types take Go's file modes for objects; at run time they are numbers.
const OURS_ALONE = 0o600 as unknown as os.FileMode;
const OUR_FOLDER = 0o700 as unknown as os.FileMode;

const folderOf = (app: core.App): string => `${app.dataDir()}/jalon_parts`;

const pathOf = (app: core.App, upload: string): string => `${folderOf(app)}/${upload}`;

const partsFolder = (app: core.App): os.Root => {
  $os.mkdirAll(folderOf(app), OUR_FOLDER);
  return $os.openRoot(folderOf(app));
};
