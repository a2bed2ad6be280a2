/** How the bytes of a file travel: in parts of one size, in any order, checked as a whole once all are there. */
import { MAX_FILE_BYTES, PART_BYTES } from '../../access/size-limits.ts';

/** How many parts a file of so many bytes has. */
export const partCount = (size: number): number => Math.ceil(size / PART_BYTES);

/** The bytes of part `index`, from 0. */
export const partLength = (size: number, index: number): number =>
  Math.max(0, Math.min(PART_BYTES, size - index * PART_BYTES));

/** No type a browser runs: what is kept is only ever given back as a download. */
const TYPES: readonly string[] = [
  'application/pdf',
  'application/rtf',
  'application/msword',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/octet-stream',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'text/rtf',
];

/** Which of a file's facts keeps it from the server; undefined: it may be stored. */
export const storageError = (file: {
  type: string;
  size: number;
  hash: string;
}): 'type' | 'size' | 'hash' | undefined => {
  // Recorders name the codec behind the type.
  if (!TYPES.includes(file.type.split(';')[0]?.trim() ?? '')) return 'type';
  if (!Number.isSafeInteger(file.size) || file.size < 1 || file.size > MAX_FILE_BYTES)
    return 'size';
  return /^[0-9a-f]{64}$/.test(file.hash) ? undefined : 'hash';
};
