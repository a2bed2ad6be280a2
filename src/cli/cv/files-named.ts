import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that paths name: themselves, and those that stand in a folder, in the order of their names. */
export const filesNamed = async (paths: readonly string[]): Promise<string[]> => {
  const files: string[] = [];
  for (const path of paths) {
    if (!(await isFolder(path))) {
      files.push(path);
      continue;
    }
    const entries = await readdir(path, { withFileTypes: true });
    files.push(
      ...entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => join(path, name))
        .toSorted(),
    );
  }
  return files;
};

export const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
};
