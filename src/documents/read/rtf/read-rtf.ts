import type { FlowBlock, FlowSource, FlowZone } from '#/domain/cv/source.ts';
import type { Span } from '../flow-block.ts';
import { spansToBlocks } from '../flow-block.ts';
import { isPortraitBox } from '../portrait-box.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { rtfTokens } from './rtf-tokens.ts';
import { CHARACTERS, CHARSET_PAGES, decoderFor, SKIPPED, WELCOME } from './rtf-words.ts';

/** What a group inherits and gives back when it closes. */
interface Group {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  hidden: boolean;
  halfPoints: number;
  color: number;
  font: number;
  /** Characters to skip after `\u`. */
  fallback: number;
  zone: FlowZone;
  target: 'text' | 'skip' | 'fonts' | 'colors' | 'styles' | 'field' | 'marker' | 'picture';
  link: { target: string | undefined } | undefined;
}

interface Paragraph {
  heading: number;
  list: number;
  inTable: boolean;
}

const PLAIN_PARAGRAPH: Paragraph = { heading: 0, list: 0, inTable: false };
const TWIPS = 20;
const CHECK_EVERY = 50_000;

/** The paragraphs of an RTF file. Throws `Refused`. */
export const readRtf = (bytes: Uint8Array, guard: ReadingGuard): FlowSource => {
  const reader = startReader();
  let tokens = 0;
  for (const token of rtfTokens(bytes)) {
    tokens += 1;
    if (tokens % CHECK_EVERY === 0) guard.check();
    if (token.kind === 'open') reader.open();
    else if (token.kind === 'close') reader.close();
    else if (token.kind === 'ignorable') reader.ignorable();
    else if (token.kind === 'byte') reader.byte(token.byte);
    else reader.word(token.word, token.number);
  }
  const { blocks, images } = reader.end();
  if (blocks.length === 0) throw new Refused(images > 0 ? 'scanned' : 'empty');
  return { kind: 'flow', format: 'rtf', blocks, images };
};

interface Reader {
  open: () => void;
  close: () => void;
  ignorable: () => void;
  byte: (byte: number) => void;
  word: (word: string, number: number | undefined) => void;
  end: () => { blocks: FlowBlock[]; images: number };
}

const startReader = (): Reader => {
  const blocks: FlowBlock[] = [];
  const stack: Group[] = [];
  const fontPages = new Map<number, number>();
  const headingStyles = new Map<number, number>();
  let style = { number: 0, name: '' };
  const colors: string[] = [];
  let group = startGroup();
  let paragraph = { ...PLAIN_PARAGRAPH };
  let spans: Span[] = [];
  let pending: number[] = [];
  let documentPage = 1252;
  let decoder = { page: 1252, decode: decoderFor(1252) };
  let toSkip = 0;
  let isIgnorable = false;
  let fontNow = 0;
  let rgb = [0, 0, 0];
  let hasRgb = false;
  let instruction = '';
  let picture = { width: 0, height: 0 };
  let images = 0;
  let spaceBefore = false;
  // Between `\trowd` and `\row` every paragraph is a cell's, whether it says `\intbl` or not.
  const table = { number: -1, row: 0, column: 0, open: false, inRow: false };

  const emit = (text: string): void => {
    if (group.target === 'field') instruction += text;
    if (group.target !== 'text' || group.hidden) return;
    const { bold, italic, link } = group;
    const look = { bold, italic, underline: group.underline && !link, size: group.halfPoints / 2 };
    const color = colors[group.color];
    const last = spans.at(-1);
    const isSame =
      last !== undefined &&
      last.bold === bold &&
      last.italic === italic &&
      last.underline === look.underline &&
      last.size === look.size &&
      last.color === color &&
      last.link === link?.target;
    if (isSame) last.text += text;
    else spans.push({ text, ...look, color, link: link?.target });
  };

  /** Bytes wait for their neighbours: in some code pages a character takes two. */
  const flush = (): void => {
    if (pending.length === 0) return;
    const page = fontPages.get(group.font) ?? documentPage;
    if (decoder.page !== page) decoder = { page, decode: decoderFor(page) };
    const text = decoder.decode.decode(new Uint8Array(pending));
    pending = [];
    emit(text);
  };

  const endParagraph = (): void => {
    flush();
    const isCell = (paragraph.inTable || table.inRow) && group.zone === 'body';
    if (isCell && !table.open)
      Object.assign(table, { number: table.number + 1, row: 0, column: 0, open: true });
    if (!isCell && group.zone === 'body') table.open = false;
    const own = spansToBlocks(spans, {
      zone: group.zone,
      heading: paragraph.heading,
      list: paragraph.heading > 0 ? 0 : paragraph.list,
      cell: isCell ? { table: table.number, row: table.row, column: table.column } : undefined,
      spaceBefore,
    });
    blocks.push(...own);
    spaceBefore = own.length === 0;
    spans = [];
  };

  const startTarget = (target: Group['target']): void => {
    flush();
    group.target = target;
  };

  /** Words that open a destination; true when the word was one. */
  const openDestination = (word: string): boolean => {
    if (SKIPPED.has(word) || (isIgnorable && !WELCOME.has(word))) startTarget('skip');
    else if (word === 'fonttbl') startTarget('fonts');
    else if (word === 'stylesheet') startTarget('styles');
    else if (word === 'colortbl') startTarget('colors');
    else if (word === 'fldinst') {
      instruction = '';
      startTarget('field');
    } else if (word === 'pntext' || word === 'listtext') {
      paragraph.list = Math.max(1, paragraph.list);
      startTarget('marker');
    } else if (word === 'pict') {
      picture = { width: 0, height: 0 };
      startTarget('picture');
    } else if (word === 'field') group.link = { target: undefined };
    else if (word === 'shptxt' || word === 'dptxbxtext') {
      endParagraph();
      group.zone = group.zone === 'body' ? 'textbox' : group.zone;
    } else if (/^header[lrf]?$/.test(word) || /^footer[lrf]?$/.test(word)) {
      endParagraph();
      group.zone = word.startsWith('header') ? 'header' : 'footer';
    } else return false;
    return true;
  };

  const setCharacter = (word: string, number: number | undefined): boolean => {
    const on = number !== 0;
    if (word === 'b') group.bold = on;
    else if (word === 'i') group.italic = on;
    else if (word === 'ul' || word === 'ulw' || word === 'uld') group.underline = on;
    else if (word === 'ulnone') group.underline = false;
    else if (word === 'v' || word === 'deleted') group.hidden = on;
    else if (word === 'fs') group.halfPoints = number ?? 24;
    else if (word === 'cf') group.color = number ?? 0;
    else if (word === 'plain')
      Object.assign(group, {
        bold: false,
        italic: false,
        underline: false,
        hidden: false,
        halfPoints: 24,
        color: 0,
      });
    else return false;
    return true;
  };

  const setParagraph = (word: string, number: number | undefined): boolean => {
    if (word === 'pard') paragraph = { ...PLAIN_PARAGRAPH };
    else if (word === 's') paragraph.heading ||= headingStyles.get(number ?? 0) ?? 0;
    else if (word === 'intbl') paragraph.inTable = true;
    else if (word === 'outlinelevel')
      paragraph.heading = number !== undefined && number < 6 ? number + 1 : 0;
    else if (word === 'ls') paragraph.list = number ? Math.max(1, paragraph.list) : 0;
    else if (word === 'ilvl') paragraph.list = number ? number + 1 : paragraph.list;
    else return false;
    return true;
  };

  const endSomething = (word: string): void => {
    switch (word) {
      case 'par':
      case 'sect':
      case 'nestcell':
        endParagraph();
        break;
      case 'page':
        endParagraph();
        spaceBefore = true;
        break;
      case 'cell':
        paragraph.inTable = true;
        endParagraph();
        table.column += 1;
        break;
      case 'trowd':
        table.inRow = true;
        break;
      case 'row':
        spans = [];
        table.inRow = false;
        table.row += 1;
        table.column = 0;
        break;
      default:
        break;
    }
  };

  const endStyle = (): void => {
    const heading = /^\s*(?:(title)|heading\s*([1-6]))\s*$/i.exec(style.name);
    if (heading) headingStyles.set(style.number, heading[1] ? 1 : Number(heading[2]));
    style = { number: 0, name: '' };
  };

  const setTables = (word: string, value: number): void => {
    if (group.target === 'styles' && word === 's') style.number = value;
    if (group.target === 'fonts') {
      if (word === 'f') fontNow = value;
      else if (word === 'fcharset' && value !== 0 && CHARSET_PAGES[value] !== undefined)
        fontPages.set(fontNow, CHARSET_PAGES[value]);
    } else if (group.target === 'colors') {
      const channel = ['red', 'green', 'blue'].indexOf(word);
      if (channel >= 0) {
        rgb[channel] = value;
        hasRgb = true;
      }
    } else if (group.target === 'picture') {
      if (word === 'picwgoal') picture.width = value / TWIPS;
      else if (word === 'pichgoal') picture.height = value / TWIPS;
    }
  };

  return {
    open: () => {
      flush();
      stack.push(group);
      group = { ...group };
      isIgnorable = false;
    },
    close: () => {
      flush();
      const outer = stack.pop();
      if (!outer) return;
      if (
        group.target === 'picture' &&
        outer.target !== 'picture' &&
        isPortraitBox(picture.width, picture.height)
      )
        images += 1;
      if (group.target === 'field' && outer.target !== 'field' && outer.link)
        outer.link.target = /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
      if (group.zone !== outer.zone) endParagraph();
      group = outer;
      toSkip = 0;
    },
    ignorable: () => {
      isIgnorable = true;
    },
    byte: (byte) => {
      if (toSkip > 0) toSkip -= 1;
      else if (group.target === 'colors') {
        if (byte !== 0x3b) return;
        colors.push(
          hasRgb
            ? `#${rgb.map((channel) => (channel & 255).toString(16).padStart(2, '0')).join('')}`
            : '#000000',
        );
        rgb = [0, 0, 0];
        hasRgb = false;
      } else if (group.target === 'styles') {
        if (byte === 0x3b) endStyle();
        else style.name += String.fromCharCode(byte);
      } else if (group.target === 'text' || group.target === 'field') pending.push(byte);
    },
    word: (word, number) => {
      if (toSkip > 0 && CHARACTERS[word] !== undefined) {
        toSkip -= 1;
        return;
      }
      if (group.target === 'skip') return;
      if (openDestination(word)) {
        isIgnorable = false;
        return;
      }
      isIgnorable = false;
      if (['fonts', 'colors', 'styles', 'picture'].includes(group.target)) {
        setTables(word, number ?? 0);
        return;
      }
      if (word === 'u') {
        flush();
        emit(String.fromCharCode((number ?? 0) & 0xffff));
        toSkip = group.fallback;
        return;
      }
      const character = CHARACTERS[word];
      flush();
      if (character !== undefined) emit(character);
      else if (word === 'uc') group.fallback = number ?? 1;
      else if (word === 'ansicpg') documentPage = number ?? 1252;
      else if (word === 'mac') documentPage = 10000;
      else if (word === 'f') group.font = number ?? 0;
      else if (
        !setCharacter(word, number) &&
        !setParagraph(word, number) &&
        group.target === 'text'
      )
        endSomething(word);
    },
    end: () => {
      endParagraph();
      return { blocks, images };
    },
  };
};

const startGroup = (): Group => ({
  bold: false,
  italic: false,
  underline: false,
  hidden: false,
  halfPoints: 24,
  color: 0,
  font: 0,
  fallback: 1,
  zone: 'body',
  target: 'text',
  link: undefined,
});
