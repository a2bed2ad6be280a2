import { describe, expect, it } from 'vitest';
import { PATCH_LIMITS, patchRefusal } from './limits.ts';

const many = (count: number, pathOf: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [pathOf(index), 1]));
const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const { paths, pathLength, segments, valueDepth } = PATCH_LIMITS;
const path = (count: number): string => Array.from({ length: count }, () => 'a').join('.');

describe('a patch at a limit passes, and one beyond is refused', () => {
  it.each([
    ['paths', many(paths, (index) => `p${index}`), many(paths + 1, (index) => `p${index}`)],
    [
      'keys of an entry',
      { 'experience.x': many(paths, (index) => `k${index}`) },
      { 'experience.x': many(paths + 1, (index) => `k${index}`) },
    ],
    ['segments', { [path(segments)]: 1 }, { [path(segments + 1)]: 1 }],
    ['length of a path', { ['x'.repeat(pathLength)]: 1 }, { ['x'.repeat(pathLength + 1)]: 1 }],
    ['depth of a value', { a: nested(valueDepth) }, { a: nested(valueDepth + 1) }],
    ['depth of a list', { a: [nested(valueDepth - 1)] }, { a: [nested(valueDepth)] }],
  ])('%s', (_, within, beyond) => {
    expect(patchRefusal(within)).toBeUndefined();
    expect(patchRefusal(beyond)).toMatch(/^(?:too_large|malformed)$/);
  });

  it.each([[null], ['text'], [[1]], [undefined]])('%j is no patch', (patch) => {
    expect(patchRefusal(patch)).toBe('malformed');
  });

  it('nesting without end is told from a value without running out of stack', () => {
    expect(patchRefusal({ a: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) })).toBe('malformed');
  });
});
