/**
 * The bytes of a person's files. They arrive in parts, in any order and as often as a bad line makes it, and are
 * kept once the whole has the hash its record names. Only their owner gets them back.
 */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { PART_BYTES } from '#/domain/access/size-limits.ts';
import { partCount, partLength, storageError } from '#/domain/sync/values/file-parts.ts';
import { answering, ok, Refusal, refused, type Answer } from '../answer.ts';
import { bytesIn, checksumOf, dropUploads, keepPart, letIn, partsOf } from './file-store.ts';
import { keepsRecordsElsewhere } from '../sync/elsewhere.ts';
import { mirrorRecords } from '../sync/mirror-records.ts';
import { nudge } from '../sync/nudge.ts';
import { personOf, roleOf } from '../accounts/people.ts';
import { newId, rowOf, run } from '../sql.ts';

/** `GET /api/jalon/files/{id}` → `{complete, size, parts}`: which parts have arrived, by number. */
export const fileState = answering((e) => {
  const file = ownFile(e);
  const isComplete = isStored(file);
  const parts = isComplete ? [] : partsOf(e.app, file);
  return ok({ complete: isComplete, size: file.size, parts });
});

/** `POST /api/jalon/files/{id}/parts/{n}`: the bytes of part `n`, as they are. */
export const takePart = answering((e) => {
  const file = ownFile(e);
  const error = storageError(file);
  if (error) return refused(422, 'not_storable', error);
  const index = Number(e.request?.pathValue('n'));
  if (!Number.isSafeInteger(index) || index < 0 || index >= partCount(file.size))
    return refused(400, 'invalid', 'n');
  if (isStored(file)) return ok();
  const bytes = bytesIn(e, PART_BYTES);
  if (bytes === undefined) return refused(413, 'too_large');
  if (bytes.length !== partLength(file.size, index)) return refused(400, 'wrong_length');
  const { fileBytes } = limitsOf(roleOf(e.app, personOf(e)));
  const place = letIn(e.app, file, index, bytes.length, fileBytes);
  if (place === 'full') return refused(409, 'quota');
  if (place === 'let in') keepPart(e.app, file, index, bytes);
  return ok();
});

/** `POST /api/jalon/files/{id}/finish` → `{complete: true}`, or what is missing. */
export const finishFile = answering((e) => {
  const file = ownFile(e);
  if (isStored(file)) return ok({ complete: true });
  const error = storageError(file);
  if (error) return refused(422, 'not_storable', error);
  const parts = partsOf(e.app, file);
  if (parts.length < partCount(file.size))
    return { status: 409, body: { code: 'incomplete', parts } };
  const path = checksumOf(e.app, file);
  if (path !== undefined) return store(e, file, path);
  // Another request may have stored it and swept its parts since this one began.
  if (isStored(ownFile(e))) return ok({ complete: true });
  dropUploads(e.app, file.id);
  return refused(409, 'hash_mismatch');
});

/** `GET /api/jalon/files/{id}/bytes`; any range of them. */
export const sendFile = answering((e) => {
  const { id, bytes, storedHash } = ownFile(e);
  const files = e.app.newFilesystem();
  if (!bytes || !files.exists(keyOf(id, bytes))) {
    files.close();
    // A storage that lost them takes them again from a device that has them.
    if (bytes) run(e.app, "UPDATE files SET storedHash = '' WHERE id = {:id}", { id });
    return refused(404, 'not_stored');
  }
  const write = (): void => {
    const header = e.response.header();
    header.set('Cache-Control', 'private, no-store');
    header.set('ETag', `"${storedHash}"`);
    header.set('Content-Type', 'application/octet-stream');
    header.set('Content-Disposition', 'attachment');
    files.serve(e.response, e.request as http.Request, keyOf(id, bytes), 'file');
    files.close();
  };
  return { status: 200, write };
});

const SHAPE = {
  id: '',
  user: '',
  type: '',
  size: 0,
  hash: '',
  bytes: '',
  storedHash: '',
};
type FileRow = typeof SHAPE;

const isStored = ({ hash, storedHash }: FileRow): boolean => hash !== '' && storedHash === hash;

/** Somebody else's and none at all are answered alike. */
const ownFile = (e: core.RequestEvent): FileRow => {
  const person = personOf(e);
  const file = fileRow(e, person.id) ?? newlyMirrored(e, person.id);
  if (!file) throw new Refusal(refused(404, 'unknown'));
  return file;
};

/** Made on the cluster a moment ago, it may not be known here yet. */
const newlyMirrored = (e: core.RequestEvent, person: string): FileRow | undefined => {
  if (!keepsRecordsElsewhere()) return undefined;
  mirrorRecords(e.app, person);
  return fileRow(e, person);
};

const fileRow = (e: core.RequestEvent, person: string): FileRow | undefined =>
  rowOf(
    e.app,
    `SELECT id, user, type, size, hash, bytes, storedHash FROM files
     WHERE id = {:id} AND user = {:user}`,
    { id: e.request?.pathValue('id') ?? '', user: person },
    SHAPE,
  );

/**
 * The bytes go to the storage first and the row names them then, so that no crash leaves a name without bytes.
 * Written as SQL: saving the record whole would undo a change that syncs meanwhile.
 */
const store = (
  e: core.RequestEvent,
  { id, user, hash, size, bytes: before }: FileRow,
  path: string,
): Answer => {
  const { app } = e;
  const name = `${hash.slice(0, 16)}_${newId()}`;
  const files = app.newFilesystem();
  try {
    files.uploadFile($filesystem.fileFromPath(path), keyOf(id, name));
    const isNamed = run(
      app,
      `UPDATE files SET bytes = {:name}, storedHash = {:hash}, storedSize = {:size}
       WHERE id = {:id} AND user = {:user} AND hash = {:hash} AND bytes = {:before}`,
      { id, user, name, hash, size, before },
    );
    const unused = isNamed ? before : name;
    if (unused) files.delete(keyOf(id, unused));
    // Another request has stored it at the same moment, or its record says another hash by now.
    if (!isNamed)
      return isStored(ownFile(e)) ? ok({ complete: true }) : refused(409, 'hash_mismatch');
  } finally {
    files.close();
  }
  dropUploads(app, id);
  nudge(app, user);
  return ok({ complete: true });
};

/** Once its record is gone, by whatever door: what was stored, and what was on its way. */
export const dropBytes = (e: core.RecordEvent): void => {
  e.next();
  const id = e.record?.id;
  if (!id) return;
  dropUploads(e.app, id);
  const files = e.app.newFilesystem();
  files.deletePrefix(keyOf(id, ''));
  files.close();
};

const COLLECTION_ID = 'jln_files';
const keyOf = (id: string, name: string): string => `${COLLECTION_ID}/${id}/${name}`;
