import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, PART_BYTES } from '../../access/size-limits.ts';
import { partCount, partLength, storageError } from './file-parts.ts';

describe('the parts of a file', () => {
  it.each([1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, MAX_FILE_BYTES])(
    'of %d bytes hold each of them once',
    (size) => {
      const lengths = Array.from({ length: partCount(size) }, (_, index) =>
        partLength(size, index),
      );
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
      expect(lengths.every((length) => length > 0 && length <= PART_BYTES)).toBe(true);
    },
  );

  it('are none before the first and behind the last', () => {
    expect(partLength(PART_BYTES, 1)).toBe(0);
  });
});

describe('a file', () => {
  const cv = { type: 'application/pdf', size: 1000, hash: 'a'.repeat(64) };

  it('may be stored when it is of a kind that nothing runs', () => {
    expect(storageError(cv)).toBeUndefined();
    expect(storageError({ ...cv, type: 'audio/webm;codecs=opus' })).toBeUndefined();
  });

  it.each([
    [{ type: 'image/svg+xml' }, 'type'],
    [{ type: 'text/html' }, 'type'],
    [{ size: 0 }, 'size'],
    [{ size: MAX_FILE_BYTES + 1 }, 'size'],
    [{ size: 1.5 }, 'size'],
    [{ hash: 'A'.repeat(64) }, 'hash'],
  ])('with %o is refused for its %s', (given, fact) => {
    expect(storageError({ ...cv, ...given })).toBe(fact);
  });
});
