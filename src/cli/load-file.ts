import { readFile } from 'node:fs/promises';

/** The bytes of a file named by the person, or null after saying why on standard error. */
export const loadFile = async (path: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const why = REASONS[String(code)] ?? 'it could not be read';
    process.stderr.write(`jalon: ${path}: ${why}\n`);
    return null;
  }
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder, a file is needed',
  EACCES: 'no permission to read it',
};
