import { describe, expect, it } from 'vitest';
import { PDF_LIMITS } from '../limits.ts';
import { IDENTITY } from './matrix.ts';
import { followPaint } from './page-paint.ts';

const NAMES = [
  'save',
  'restore',
  'transform',
  'setFillRGBColor',
  'setGState',
  'setTextRenderingMode',
  'setFont',
  'setLeading',
  'beginText',
  'setTextMatrix',
  'moveText',
  'nextLine',
  'showText',
  'constructPath',
  'fill',
  'stroke',
  'endPath',
  'setFillColorN',
  'setFillTransparent',
  'shadingFill',
  'paintImageXObject',
  'endMarkedContent',
] as const;
const OPS = Object.fromEntries(NAMES.map((name, at) => [name, at + 1]));

const paint = (...operators: [(typeof NAMES)[number], ...unknown[]][]) =>
  followPaint(
    {
      fnArray: operators.map(([name]) => OPS[name] ?? 0),
      argsArray: operators.map(([, ...args]) => args),
    },
    OPS,
    IDENTITY,
  );

const glyph = (unicode: string) => ({ unicode, width: 500 });

describe('what a page paints', () => {
  it('places texts by lines and by what was painted before them', () => {
    const { texts } = paint(
      ['setFont', 'F1', 10],
      ['setFillRGBColor', '#1f4e79'],
      ['beginText'],
      ['setTextMatrix', [1, 0, 0, 1, 50, 700]],
      ['setLeading', -12],
      ['showText', [glyph('a'), -100, glyph('b')]],
      ['showText', [glyph('c')]],
      ['nextLine'],
      ['setTextRenderingMode', 3],
      ['showText', [glyph('d')]],
    );
    expect(texts.map(({ x, y, color, invisible }) => [x, y, color, invisible])).toEqual([
      [50, 700, '#1f4e79', false],
      [61, 700, '#1f4e79', false],
      [50, 712, '#1f4e79', true],
    ]);
    expect(texts[0]?.glyphs).toEqual([
      { text: 'a', x: 50, end: 55 },
      { text: 'b', x: 56, end: 61 },
    ]);
  });

  it('sees letters through that stand on their own outlines, in the colour of the outlines', () => {
    const letters = (x: number): [(typeof NAMES)[number], ...unknown[]][] => [
      ['beginText'],
      ['setTextMatrix', [1, 0, 0, 1, x, 100]],
      ['showText', [glyph('a')]],
      ['showText', [glyph('b')]],
    ];
    const { texts } = paint(
      ['setFont', 'F1', 10],
      ['setFillRGBColor', '#7b4f1a'],
      ['constructPath', OPS['fill'], [], [50.5, 92, 59, 102]],
      ['setFillRGBColor', '#000000'],
      ['setGState', [['ca', 0]]],
      ...letters(50),
      ...letters(300),
      ['setGState', [['ca', 1]]],
      ...letters(50),
    );
    expect(texts.map(({ outlined, color }) => (outlined ? color : ''))).toEqual([
      '#7b4f1a',
      '#7b4f1a',
      '',
      '',
      '',
      '',
    ]);
  });

  it('sees nothing of letters without colour where nothing was painted before them', () => {
    const unseen = (...before: Parameters<typeof paint>): boolean[] =>
      paint(
        ['setFont', 'F1', 10],
        ['setFillRGBColor', '#1f4e79'],
        ...before,
        ['setGState', [['ca', 0]]],
        ['setTextMatrix', [1, 0, 0, -1, 50, 700]],
        ['showText', [glyph('a')]],
      ).texts.map(({ invisible }) => invisible);
    expect(unseen()).toEqual([true]);
    expect(unseen(['constructPath', OPS['fill'], [], [300, 0, 400, 800]])).toEqual([true]);
    // A gradient cut out by the letters, or a picture of them.
    expect(unseen(['constructPath', OPS['fill'], [], [40, 600, 400, 800]])).toEqual([false]);
    expect(
      unseen(['save'], ['transform', 90, 0, 0, 60, 40, 660], ['paintImageXObject'], ['restore']),
    ).toEqual([false]);
  });

  it('gives back what was set when a group of operators ends, however many end', () => {
    const { images } = paint(
      ['save'],
      ['transform', 2, 0, 0, 3, 10, 20],
      ['paintImageXObject'],
      ['restore'],
      ['restore'],
      ['paintImageXObject'],
    );
    expect(images).toEqual([
      { x: 10, y: 20, width: 2, height: 3 },
      { x: 0, y: 0, width: 1, height: 1 },
    ]);
  });

  it('knows where a picture stands that pdf.js was told not to decode', () => {
    const { images } = paint(
      ['save'],
      ['transform', 90, 0, 0, 120, 10, 20],
      ['setFillRGBColor', '#000000'],
      ['endMarkedContent'],
      ['restore'],
      ['save'],
      ['transform', 1, 0, 0, 1, 5, 5],
      ['constructPath', OPS['stroke'], [], [0, 0, 3, 3]],
      ['restore'],
    );
    expect(images).toEqual([{ x: 10, y: 20, width: 90, height: 120 }]);
  });

  it('keeps filled areas and markers, and counts every path', () => {
    const fill = OPS['fill'];
    const result = paint(
      ['setFillRGBColor', '#000000'],
      ['constructPath', fill, [], [0, 0, 3, 3]],
      ['constructPath', OPS['stroke'], [], [0, 0, 3, 3]],
      ['setFillRGBColor', '#ffffff'],
      ['constructPath', fill, [], [0, 0, 200, 200]],
    );
    expect(result).toMatchObject({ paths: 3, dots: [{ width: 3 }], backdrops: [{ width: 3 }] });
  });

  it('takes a gradient for what lies behind the text, filled or clipped, and what is transparent for nothing', () => {
    const { backdrops } = paint(
      ['setFillTransparent'],
      ['constructPath', OPS['fill'], [], [0, 0, 90, 90]],
      ['shadingFill', 'P0'],
      ['setFillColorN', 'Shading', 'P1'],
      ['constructPath', OPS['fill'], [], [0, 0, 100, 400]],
      ['setFillRGBColor', '#ffffff'],
      ['constructPath', OPS['endPath'], [], [0, 400, 120, 500]],
      ['shadingFill', 'P2'],
    );
    expect(backdrops.map(({ width }) => width)).toEqual([90, 100, 120]);
  });

  it('refuses more operators and glyphs than a page has', () => {
    const fnArray = Array.from({ length: PDF_LIMITS.operators + 1 }, () => 1);
    expect(() => followPaint({ fnArray, argsArray: [] }, OPS, IDENTITY)).toThrow('too_large');
    const glyphs = Array.from({ length: 300_001 }, () => glyph('a'));
    expect(() => paint(['showText', glyphs])).toThrow('too_large');
  });
});

describe('lines drawn straight', () => {
  const line = (operator: 'fill' | 'stroke' | 'endPath', corners: number[]) =>
    ['constructPath', OPS[operator], [null], new Float32Array(corners)] as const;

  it('are kept where they are stroked, or filled and thin', () => {
    const { rules } = paint(
      ['setFillRGBColor', '#000000'],
      [...line('stroke', [10, 10, 110, 10])],
      [...line('fill', [10, 10, 10.7, 60])],
    );
    expect(rules.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))).toEqual([
      [10, 10, 100, 0],
      [10, 10, 1, 50],
    ]);
  });

  it('are none where they are areas, dots, clips or white', () => {
    const { rules } = paint(
      ['setFillRGBColor', '#000000'],
      [...line('fill', [10, 10, 60, 60])],
      [...line('fill', [10, 10, 12, 12])],
      [...line('endPath', [10, 10, 110, 10])],
      ['setFillRGBColor', '#ffffff'],
      [...line('fill', [10, 10, 110, 11])],
    );
    expect(rules).toEqual([]);
  });
});
