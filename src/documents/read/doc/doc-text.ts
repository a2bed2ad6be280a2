import { PARSE_LIMITS } from '../limits.ts';
import { characterOf } from '../xml.ts';
import type { Span } from '../flow-block.ts';
import type { DocFormats } from './doc-formats.ts';
import { withChanges, type DocStyles } from './doc-styles.ts';
import type { ParagraphChanges, RunChanges } from './sprms.ts';
import type { Piece, WordFile } from './word-file.ts';

/** A paragraph as it lies in the file. */
export interface DocParagraph {
  spans: Span[];
  changes: ParagraphChanges;
  /** `cell` closes a cell or a row of a table, `page` begins another page. */
  end: 'paragraph' | 'cell' | 'page';
  /** Pictures in the line, and drawings that hang on it. */
  pictures: number;
  drawings: number;
}

/** Signs that stand for something else than themselves. */
const MARK = {
  picture: 0x01,
  cell: 0x07,
  drawing: 0x08,
  lineBreak: 0x0b,
  page: 0x0c,
  paragraph: 0x0d,
  fieldBegins: 0x13,
  fieldShows: 0x14,
  fieldEnds: 0x15,
  hyphen: 0x1e,
} as const;

interface Field {
  instruction: string;
  isShown: boolean;
  link: string | undefined;
}

/** The paragraphs of a stretch of the text, told one after the other. */
export const eachParagraph = (
  { document, pieces }: WordFile,
  { formats, styles }: { formats: DocFormats; styles: DocStyles },
  range: { from: number; to: number },
  tell: (paragraph: DocParagraph) => void,
): void => {
  let spans: (Span & { run: RunChanges })[] = [];
  let pictures = 0;
  let drawings = 0;
  const fields: Field[] = [];

  const end = (at: number, how: DocParagraph['end']): void => {
    const { changes } = formats.paragraphAt(at);
    const base = styles(changes.style).run;
    const looks = new Map<RunChanges, ReturnType<typeof withChanges>>();
    const lookOf = (run: RunChanges): ReturnType<typeof withChanges> => {
      const known = looks.get(run);
      if (known) return known;
      const named = withChanges(base, styles(run.style).changes, base);
      const look = withChanges(run.style === undefined ? base : named, run, named);
      looks.set(run, look);
      return look;
    };
    const shown = spans.flatMap(({ run, text, link }): Span[] => {
      const { hidden, deleted, ...look } = lookOf(run);
      const size = look.size > 0 && look.size <= PARSE_LIMITS.fontSize ? look.size : 0;
      if (hidden || deleted) return [];
      return [{ ...look, size, underline: look.underline && link === undefined, text, link }];
    });
    tell({ spans: shown, changes, end: how, pictures, drawings });
    spans = [];
    pictures = 0;
    drawings = 0;
  };

  const add = (text: string, run: RunChanges): void => {
    const field = fields.at(-1);
    if (fields.some(({ isShown }) => !isShown)) {
      if (field && field.instruction.length < PARSE_LIMITS.linkCharacters)
        field.instruction += text;
      return;
    }
    const link = fields.findLast((one) => one.link !== undefined)?.link;
    const last = spans.at(-1);
    if (last?.run === run && last.link === link) last.text += text;
    else spans.push({ ...EMPTY, text, link, run });
  };

  const take = (code: number, at: number, run: RunChanges): void => {
    if (code >= 0x20) return add(String.fromCharCode(code), run);
    const field = fields.at(-1);
    switch (code) {
      case MARK.paragraph:
        return end(at, 'paragraph');
      case MARK.cell:
        return end(at, 'cell');
      case MARK.page:
        return end(at, 'page');
      case MARK.lineBreak:
        return add('\n', run);
      case 0x09:
        return add('\t', run);
      case MARK.hyphen:
        return add('-', run);
      case MARK.picture:
        // Fields carry their own data under the same sign.
        if (fields.every(({ isShown }) => isShown)) pictures += 1;
        return undefined;
      case MARK.drawing:
        drawings += 1;
        return undefined;
      case MARK.fieldBegins:
        if (fields.length < PARSE_LIMITS.xmlDepth)
          fields.push({ instruction: '', isShown: false, link: undefined });
        return undefined;
      case MARK.fieldShows:
        if (field) {
          field.isShown = true;
          field.link = linkIn(field.instruction);
        }
        return undefined;
      case MARK.fieldEnds:
        fields.pop();
        return undefined;
      default:
        return undefined;
    }
  };

  for (const piece of pieces) {
    const from = Math.max(range.from, piece.from);
    const to = Math.min(range.to, piece.to);
    for (let place = from; place < to;) {
      const at = placeOf(piece, place);
      const { to: until, changes } = formats.runAt(at);
      const width = piece.isWide ? 2 : 1;
      const steps = Math.max(1, Math.min(to - place, Math.ceil((until - at) / width)));
      for (let step = 0; step < steps; step += 1) {
        const here = at + step * width;
        if (here + width > document.byteLength) return;
        const code = piece.isWide
          ? document.getUint16(here, true)
          : (WINDOWS_1252[document.getUint8(here)] ?? 0);
        if (changes.symbol !== undefined && code === SYMBOL)
          add(characterOf(changes.symbol) || ' ', changes);
        else take(code, here, changes);
      }
      place += steps;
    }
  }
  if (spans.length > 0) end(placeOfEnd(pieces, range.to), 'paragraph');
};

const EMPTY = { bold: false, italic: false, underline: false, size: 0 };

/** A bracket stands for the signs of other fonts. */
const SYMBOL = 0x28;

const WINDOWS_1252 = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
].map((sign) => sign.charCodeAt(0));

const placeOf = ({ from, at, isWide }: Piece, place: number): number =>
  at + (place - from) * (isWide ? 2 : 1);

const placeOfEnd = (pieces: readonly Piece[], to: number): number => {
  const last = pieces.findLast((piece) => piece.from < to);
  return last ? placeOf(last, Math.min(last.to, to) - 1) : 0;
};

const linkIn = (instruction: string): string | undefined => {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]*)"|(\S+))/i.exec(instruction) ?? [];
  const target = quoted ?? bare;
  return target === undefined || !/^(?:https?:|mailto:|tel:)/i.test(target) ? undefined : target;
};
