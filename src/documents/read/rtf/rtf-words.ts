import type { Group } from './rtf-group.ts';

/** Control words that stand for one character. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lbr', '\n'],
  ['emdash', '\u2014'],
  ['endash', '\u2013'],
  ['bullet', '\u2022'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201c'],
  ['rdblquote', '\u201d'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['-', '\u00ad'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);

/** Words that open a group of another kind → what its text is for. */
export const DESTINATIONS: ReadonlyMap<string, Group['target']> = new Map([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['colortbl', 'colors'],
  ['fldinst', 'field'],
  ['pntext', 'marker'],
  ['listtext', 'marker'],
  ['pict', 'picture'],
]);

/** Groups whose text is not the page's, though they are not marked ignorable. */
export const SKIPPED = new Set([
  'info',
  'footnote',
  'annotation',
  'nonshppict',
  'shprslt',
  'objdata',
  'sn',
  'sv',
  'xe',
  'tc',
  'ftnsep',
  'ftnsepc',
  'generator',
  'listtable',
  'listoverridetable',
  'revtbl',
  'rsidtbl',
  'themedata',
]);

/** Ignorable groups that hold page content all the same. */
export const WELCOME = new Set([
  'shpinst',
  'shppict',
  'fldinst',
  'shptxt',
  'shpgrp',
  'do',
  'dptxbx',
  'dptxbxtext',
]);

/** `\fcharset` → code page, for fonts that are not of the document's own. */
export const CHARSET_PAGES: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const LABELS: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** A decoder for a Windows code page; unknown ones are read as Windows-1252. Kept, as fonts come and go. */
export const decoderFor = (page: number): TextDecoder => {
  const label = LABELS[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  const decoder = DECODERS.get(label) ?? new TextDecoder(label);
  DECODERS.set(label, decoder);
  return decoder;
};

const DECODERS = new Map<string, TextDecoder>();
