import { PARSE_LIMITS } from '../limits.ts';
import type { Declarations } from './css-rules.ts';
import { BLOCKS, type HtmlNode } from './html-tree.ts';

/** How the text of an element looks; what it holds starts from this. */
export interface TextLook {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Points. */
  size: number;
  color: string | undefined;
  /** Blanks and line ends stay. */
  pre: boolean;
}

/** Where an element stands. */
export type Display = 'none' | 'block' | 'inline' | 'cell' | 'row';

/** What browsers print in when nothing is said: 16 pixels. */
export const PLAIN: TextLook = {
  bold: false,
  italic: false,
  underline: false,
  size: 12,
  color: undefined,
  pre: false,
};

export const lookOf = (node: HtmlNode, css: Declarations, above: TextLook): TextLook => {
  const weight = css.get('font-weight');
  const slant = css.get('font-style');
  const line = css.get('text-decoration') ?? css.get('text-decoration-line');
  const space = css.get('white-space');
  const factor = HEADING_SIZES[node.name] ?? (node.name === 'small' ? 0.83 : 1);
  return {
    bold: weight === undefined ? above.bold || BOLD.has(node.name) : isHeavy(weight, above.bold),
    italic: slant === undefined ? above.italic || ITALIC.has(node.name) : slant !== 'normal',
    underline:
      line === undefined
        ? above.underline || node.name === 'u' || node.name === 'ins'
        : line.includes('underline'),
    size: pointsOf(css.get('font-size'), above.size) ?? bounded(above.size * factor),
    color: colorOf(css.get('color')) ?? above.color,
    pre: space === undefined ? above.pre || node.name === 'pre' : space.startsWith('pre'),
  };
};

export const displayOf = (node: HtmlNode, css: Declarations): Display => {
  const display = css.get('display') ?? '';
  if (
    UNSEEN.has(node.name) ||
    node.attributes.has('hidden') ||
    display === 'none' ||
    css.get('visibility') === 'hidden' ||
    css.get('mso-hide') === 'all' ||
    css.get('mso-list') === 'ignore'
  )
    return 'none';
  if (/^(?:inline-)?flex$/.test(display))
    return css.get('flex-direction')?.startsWith('column') === true ||
      (css.get('flex-wrap') === 'wrap' && node.holdsBlocks)
      ? 'block'
      : 'row';
  if (/^(?:inline-)?grid$/.test(display)) return columnsOf(css) > 1 ? 'row' : 'block';
  const floats = css.get('float') ?? 'none';
  if (floats !== 'none' && !node.holdsBlocks) return 'cell';
  if (display === 'inline-block' || display === 'table-cell')
    return node.holdsBlocks ? 'block' : 'cell';
  if (display === 'inline') return 'inline';
  if (display === '' || display === 'contents' || display.startsWith('inherit'))
    return BLOCKS.has(node.name) ? 'block' : 'inline';
  return 'block';
};

/** How many tracks a grid has, as far as they are counted. */
export const columnsOf = (css: Declarations): number => {
  if (css.get('display')?.endsWith('grid') !== true) return Number.POSITIVE_INFINITY;
  const tracks = css.get('grid-template-columns') ?? '';
  const repeated = /^repeat\(\s*(\d{1,2})\s*,/.exec(tracks);
  if (repeated) return Number(repeated[1]);
  return tracks
    .replaceAll(/\([^()]*\)/g, '')
    .split(/\s+/)
    .filter(Boolean).length;
};

/** Levels of a list that Word, or a shared document, writes on the paragraph itself; 0 when none is. */
export const statedLevel = (node: HtmlNode, css: Declarations): number => {
  const word = /\blevel(\d)\b/.exec(css.get('mso-list') ?? '');
  if (word) return Number(word[1]);
  const shared = /\blst-\w+-(\d)\b/.exec(node.attributes.get('class') ?? '');
  return shared ? Number(shared[1]) + 1 : 0;
};

export const headingOf = (node: HtmlNode): number => {
  const level = /^h([1-6])$/.exec(node.name);
  if (level) return Number(level[1]);
  return /\bmsotitle\b/i.test(node.attributes.get('class') ?? '') ? 1 : 0;
};

/** Programs, pictures, what is filled in by hand, and what browsers show to nobody. */
const UNSEEN = new Set(
  (
    'audio base button canvas datalist dialog embed head iframe input link map math meta meter noscript object ' +
    'option param picture progress script select source style svg template textarea title track video wbr'
  )
    .split(' ')
    .filter((name) => name !== 'picture' && name !== 'wbr'),
);

const HEADING_SIZES: Readonly<Record<string, number>> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h4: 1,
  h5: 0.83,
  h6: 0.67,
};

const BOLD = new Set(['b', 'strong', 'th', ...Object.keys(HEADING_SIZES)]);
const ITALIC = new Set(['i', 'em', 'cite', 'dfn']);

const isHeavy = (weight: string, above: boolean): boolean => {
  if (weight === 'inherit') return above;
  return weight.startsWith('bold') || Number(weight) >= 600;
};

const UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  pc: 12,
  in: 72,
  cm: 28.35,
  mm: 2.835,
};
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 6.75,
  'x-small': 7.5,
  small: 9.75,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
};

const pointsOf = (size: string | undefined, above: number): number | undefined => {
  if (size === undefined) return undefined;
  const [, number = '', unit = ''] =
    /^(\d*\.?\d+)\s*(pt|px|pc|in|cm|mm|rem|em|%)$/.exec(size) ?? [];
  const value = Number(number);
  if (unit === 'em') return bounded(value * above);
  if (unit === '%') return bounded((value / 100) * above);
  if (unit === 'rem') return bounded(value * PLAIN.size);
  const points = NAMED_SIZES[size] ?? value * (UNITS[unit] ?? 0);
  return points > 0 ? bounded(points) : undefined;
};

const bounded = (points: number): number =>
  Math.min(PARSE_LIMITS.fontSize, Math.max(0, Math.round(points * 100) / 100));

const colorOf = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  if (/^#[\da-f]{6}$/.test(value)) return value;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  if (!rgb) return undefined;
  const channels = rgb.slice(1).map((channel) => Math.min(255, Number(channel)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
