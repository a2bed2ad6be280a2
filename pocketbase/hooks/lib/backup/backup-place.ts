/** The second place of back-ups, which `JALON_BACKUP_TO` names: a folder, or a bucket that speaks S3. */
import { runProgram } from './run-program.ts';

export interface BackupPlace {
  /** The file at `path` under a name of its own; what is half written never has that name. */
  put: (path: string, name: string) => void;
  names: () => string[];
  fetch: (name: string, path: string) => void;
  remove: (name: string) => void;
}

/** Undefined while no place is set. */
export const backupPlace = (): BackupPlace | undefined => {
  const to = $os.getenv('JALON_BACKUP_TO');
  if (!to) return undefined;
  return to.startsWith('/') ? folderPlace(to) : bucketPlace(to);
};

const folderPlace = (folder: string): BackupPlace => ({
  put: (path, name) => {
    runProgram('cp', path, `${folder}/.${name}`);
    $os.rename(`${folder}/.${name}`, `${folder}/${name}`);
  },
  names: () =>
    [...($os.readDir(folder) as unknown as Iterable<{ name: () => string }>)].map((entry) =>
      entry.name(),
    ),
  fetch: (name, path) => runProgram('cp', `${folder}/${name}`, path),
  remove: (name) => $os.remove(`${folder}/${name}`),
});

const bucketPlace = (address: string): BackupPlace => {
  const [, endpoint = '', bucket = ''] = /^(https?:\/\/[^/]+)\/(.+)$/.exec(address) ?? [];
  const inBucket = <T>(act: (files: filesystem.System) => T): T => {
    const files = $filesystem.s3(
      bucket,
      $os.getenv('JALON_BACKUP_REGION'),
      endpoint,
      $os.getenv('JALON_BACKUP_KEY_ID'),
      $os.getenv('JALON_BACKUP_SECRET'),
      true,
    );
    try {
      return act(files);
    } finally {
      files.close();
    }
  };
  return {
    put: (path, name) =>
      inBucket((files) => files.uploadFile($filesystem.fileFromPath(path), name)),
    names: () => inBucket((files) => [...files.list('')].map((entry) => entry?.key ?? '')),
    fetch: (name, path) =>
      inBucket((files) => {
        const [folder, file] = [path.replace(/\/[^/]*$/, ''), path.replace(/^.*\//, '')];
        const here = $filesystem.local(folder);
        here.uploadFile(files.getReuploadableFile(name, true), file);
        here.close();
      }),
    remove: (name) => inBucket((files) => files.delete(name)),
  };
};
