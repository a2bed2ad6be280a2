import { readFile } from 'node:fs/promises';
import type { Result } from '#/domain/result.ts';

/** The bytes of a file named by the person, or null after saying why on standard error. */
export const loadFile = async (path: string): Promise<Uint8Array | null> => {
  const bytes = await bytesOf(path);
  if (bytes.ok) return bytes.value;
  process.stderr.write(`jalon: ${path}: ${bytes.error}\n`);
  return null;
};

/** The bytes, or why there are none. */
export const bytesOf = async (path: string): Promise<Result<Uint8Array, string>> => {
  try {
    return { ok: true, value: await readFile(path) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return { ok: false, error: REASONS[String(code)] ?? 'it could not be read' };
  }
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder, a file is needed',
  EACCES: 'no permission to read it',
};
