import type { FlowBlock, FlowZone } from '#/domain/cv/source.ts';
import { cleanText } from './clean-text.ts';
import { PARSE_LIMITS } from './limits.ts';

/** A stretch of a paragraph in one style; `\n` is a line break, `\t` a tab stop. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Points, 0 when unknown. */
  size: number;
  color?: string | undefined;
  link?: string | undefined;
}

export interface ParagraphProps {
  zone: FlowZone;
  heading: number;
  list: number;
  cell?: FlowBlock['cell'];
  spaceBefore: boolean;
}

/** A paragraph as blocks, one for each of its lines; none when it shows nothing. */
export const spansToBlocks = (spans: Span[], props: ParagraphProps): FlowBlock[] => {
  const blocks: FlowBlock[] = [];
  for (const line of splitAtBreaks(spans)) {
    const block = lineToBlock(line, props);
    if (!block) continue;
    if (blocks.length > 0) Object.assign(block, { list: 0, spaceBefore: false, afterBreak: true });
    blocks.push(...cutLongBlock(block));
  }
  return blocks;
};

/** A paragraph longer than any in a CV, as pieces cut at blanks. */
export const cutLongBlock = (block: FlowBlock): FlowBlock[] => {
  if (block.text.length <= PARSE_LIMITS.blockCharacters) return [block];
  const { tabs: _tabs, boldLead: _boldLead, ...look } = block;
  return cutAtBlanks(block.text).map((text, at) => ({
    ...look,
    text,
    ...(at > 0 ? { list: 0, spaceBefore: false, afterBreak: true, links: [] } : {}),
  }));
};

const cutAtBlanks = (text: string): string[] => {
  const pieces: string[] = [];
  const most = PARSE_LIMITS.blockCharacters;
  for (let at = 0; at < text.length;) {
    const blank = text.length - at > most ? text.lastIndexOf(' ', at + most) : text.length;
    const end = blank > at ? blank : at + most;
    pieces.push(text.slice(at, end).trim());
    at = end;
  }
  return pieces.filter((piece) => piece !== '');
};

const splitAtBreaks = (spans: Span[]): Span[][] => {
  const lines: Span[][] = [[]];
  for (const span of spans)
    for (const [at, text] of span.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...span, text });
    }
  return lines;
};

const lineToBlock = (spans: Span[], props: ParagraphProps): FlowBlock | null => {
  const raw = spans.map((span) => span.text).join('');
  // Four blanks stand where others have a tab.
  const segments = raw
    .split(/\t|[ \u00a0]{4,}/u)
    .map(tidy)
    .filter((segment) => segment !== '');
  const text = segments.join(' ');
  if (text === '') return null;
  const seen = spans.filter((span) => /[\p{L}\p{N}]/u.test(span.text));
  const all = (holds: (span: Span) => boolean): boolean => seen.length > 0 && seen.every(holds);
  const bold = all((span) => span.bold);
  const block: FlowBlock = {
    text,
    zone: props.zone,
    heading: props.heading,
    list: props.list,
    size: mostCommon(seen, (span) => span.size) ?? 0,
    bold,
    italic: all((span) => span.italic),
    underline: all((span) => span.underline),
    links: spansToLinks(spans),
    spaceBefore: props.spaceBefore,
  };
  const color = mostCommon(seen, (span) => span.color);
  if (color !== undefined) block.color = color;
  const lead = bold ? '' : boldLead(spans);
  if (lead !== '') block.boldLead = lead;
  if (segments.length > 1) block.tabs = segments;
  if (props.cell) block.cell = props.cell;
  return block;
};

const tidy = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

const boldLead = (spans: Span[]): string => {
  const end = spans.findIndex((span) => !span.bold && span.text.trim() !== '');
  return tidy(
    spans
      .slice(0, Math.max(0, end))
      .map((span) => span.text)
      .join(''),
  );
};

const spansToLinks = (spans: Span[]): FlowBlock['links'] => {
  const links: FlowBlock['links'] = [];
  let open = '';
  for (const { link, text } of spans) {
    const last = links.at(-1);
    if (link !== undefined && last && open === link) last.text += text;
    else if (link !== undefined && link.length <= PARSE_LIMITS.linkCharacters)
      links.push({ text, target: link });
    open = link ?? '';
  }
  return links.map(({ text, target }) => ({ text: tidy(text), target }));
};

/** The value most letters have. */
const mostCommon = <T>(spans: Span[], pick: (span: Span) => T): T | undefined => {
  const letters = new Map<T, number>();
  for (const span of spans)
    letters.set(pick(span), (letters.get(pick(span)) ?? 0) + span.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};
