import { isDateAlone } from '#/domain/cv/read/dates/find-dates.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { FlowBlock, FlowSource } from '#/domain/cv/source.ts';
import { BlockList } from './block-list.ts';
import { cleanText } from './clean-text.ts';
import { decodeText } from './decode-text.ts';
import { cutLongBlock } from './flow-block.ts';
import { Refused } from './reading-guard.ts';

const TAB_WIDTH = 8;

/** Plain text: each line a block; blank lines become `spaceBefore`, wide blanks cut cells. */
export const readText = (bytes: Uint8Array): FlowSource => {
  const text = plainText(bytes);
  const list = new BlockList();
  let spaceBefore = false;
  for (const line of text
    .split(/\r\n?|\n|\f|\u2028|\u2029/)
    .flatMap(cutLongLine)
    .map(unquote)) {
    if (RULE.test(line)) {
      underlineLast(list.blocks, line, spaceBefore);
      spaceBefore = true;
      continue;
    }
    const block = lineToBlock(line, spaceBefore);
    if (block) list.add(cutLongBlock(block));
    spaceBefore = block === null;
  }
  const { blocks } = list;
  if (blocks.length === 0) throw new Refused('empty');
  return { kind: 'flow', format: 'txt', blocks, images: 0 };
};

/** The characters of a text that is neither marked up nor longer than a document; throws a refusal. */
export const plainText = (bytes: Uint8Array): string => {
  const text = decodeText(bytes);
  if (/^\s*(?:<!doctype html|<html|<\?xml)/i.test(text))
    throw new Refused('unsupported_type', 'other');
  if (text.length > READ_LIMITS.characters) throw new Refused('too_large');
  return text;
};

/** The marks mail programs put before each line they quote. */
const unquote = (line: string): string => line.replace(/^[ \t]*(?:>[ \t]?){1,9}/, '');

/** Text that lost its line ends keeps wider blanks where they were. */
const cutLongLine = (line: string): string[] => {
  if (line.length < 400) return [line];
  const pieces = line.split(/[ \t]{2,}/);
  const usual = line.length / pieces.length;
  return pieces.length > 8 && pieces.length < 1000 && usual > 6 && usual < 200 ? pieces : [line];
};

/** A line drawn with one sign: an underline, or a rule between sections. */
const RULE = /^[ \t]*([-=_*~#─━═–—])(?:[ \t]?\1){2,}[ \t]*$/;

/** `Experience` over `----------`: the rule belongs to the words above it. */
const underlineLast = (blocks: FlowBlock[], rule: string, spaceBefore: boolean): void => {
  const last = blocks.at(-1);
  if (!last || spaceBefore || last.text.length > 60) return;
  if (rule.trim().length < last.text.length * 3) last.underline = true;
};

/** Tabs and wide gaps part cells; two blanks do beside a date alone ("2019 - 2020  Northern Mill  Whitehorse, YT"). */
const cellsOf = (line: string): string[] => {
  const cells = cutAt(line, /\t+| {3,}/);
  const narrow = cutAt(line, /\t+| {2,}/);
  const isDated = [narrow[0], narrow.at(-1)].some((cell) => cell && isDateAlone(cell));
  return narrow.length > cells.length && isDated ? narrow : cells;
};

const cutAt = (line: string, gap: RegExp): string[] =>
  line
    .split(gap)
    .map((cell) => cleanText(cell).replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');

const lineToBlock = (line: string, spaceBefore: boolean): FlowBlock | null => {
  const blank = /^[ \t\u00a0]*/.exec(line)?.[0] ?? '';
  const indent = [...blank].reduce((sum, char) => sum + (char === '\t' ? TAB_WIDTH : 1), 0);
  const segments = cellsOf(line.slice(blank.length));
  if (segments.length === 0) return null;
  return {
    text: segments.join(' '),
    zone: 'body',
    heading: 0,
    list: 0,
    size: 0,
    bold: false,
    italic: false,
    underline: false,
    links: [],
    spaceBefore,
    ...(segments.length > 1 ? { tabs: segments } : {}),
    ...(indent > 0 ? { indent } : {}),
  };
};
