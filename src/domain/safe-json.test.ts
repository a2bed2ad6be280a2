import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeToParse, MAX_JSON_CONTAINERS, MAX_JSON_DEPTH } from './safe-json.ts';

const nested = (depth: number, open = '[', close = ']'): string =>
  open.repeat(depth) + close.repeat(depth);
const depthOfValue = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOfValue))
    : 0;

describe('a text before it is parsed', () => {
  test('may nest as deep as the limit and no deeper, whatever it nests', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"a":', '}]'],
    ] as const) {
      const levels = open.replaceAll(/[^[{]/g, '').length;
      expect(isSafeToParse(nested(MAX_JSON_DEPTH / levels, open, close))).toBe(true);
      expect(isSafeToParse(nested(MAX_JSON_DEPTH / levels + 1, open, close))).toBe(false);
    }
  });

  test('that only opens is refused', () => {
    expect(isSafeToParse('['.repeat(4e6))).toBe(false);
    expect(isSafeToParse('{"a":'.repeat(200))).toBe(false);
  });

  test('may hold any number of brackets inside its strings, also behind escaped quotes', () => {
    const wild = JSON.stringify({ a: '[{'.repeat(200), b: '"[\\"{\\\\'.repeat(200) });
    expect(isSafeToParse(wild)).toBe(true);
  });

  test('does not hide its depth behind strings', () => {
    const hidden = String.raw`["\\",`.repeat(MAX_JSON_DEPTH + 1) + ']'.repeat(MAX_JSON_DEPTH + 1);
    expect(isSafeToParse(hidden)).toBe(false);
  });

  test('of very many small values is refused before it costs', () => {
    expect(isSafeToParse(`[${'{},'.repeat(MAX_JSON_CONTAINERS)}0]`)).toBe(false);
  });

  test('of any JSON is judged by the depth of its value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(130), (value, wraps) => {
        const text = '['.repeat(wraps) + JSON.stringify(value) + ']'.repeat(wraps);
        expect(isSafeToParse(text)).toBe(depthOfValue(value) + wraps <= MAX_JSON_DEPTH);
      }),
    );
  });
});
