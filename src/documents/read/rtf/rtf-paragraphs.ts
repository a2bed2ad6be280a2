import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { FlowBlock, FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import type { Span } from '../flow-block.ts';
import { spansToBlocks } from '../flow-block.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { Refused } from '../reading-guard.ts';

/** Gathers spans into paragraphs, and paragraphs into the cells of tables. */
export class Paragraphs {
  readonly #list = new BlockList();
  #spans: Span[] = [];
  #characters = 0;
  #heading = 0;
  #depth = 0;
  #inTable = false;
  #spaceBefore = false;
  // Between `\trowd` and `\row` every paragraph is a cell's, whether it says `\intbl` or not.
  readonly #table = { number: -1, row: 0, column: 0, open: false, inRow: false };

  get blocks(): FlowBlock[] {
    return this.#list.blocks;
  }

  add(span: Span): void {
    this.#characters += span.text.length;
    if (this.#characters > READ_LIMITS.characters) throw new Refused('too_large');
    const last = this.#spans.at(-1);
    if (last && looksLike(last, span)) last.text += span.text;
    else this.#spans.push(span);
  }

  end(zone: FlowZone): void {
    const table = this.#table;
    const isCell = (this.#inTable || table.inRow) && zone === 'body';
    if (isCell && !table.open)
      Object.assign(table, { number: table.number + 1, row: 0, column: 0, open: true });
    if (!isCell && zone === 'body') table.open = false;
    const own = spansToBlocks(this.#spans, {
      zone,
      heading: this.#heading,
      list: this.#heading > 0 ? 0 : this.#depth,
      cell: isCell ? { table: table.number, row: table.row, column: table.column } : undefined,
      spaceBefore: this.#spaceBefore,
    });
    this.#list.add(own);
    this.#spaceBefore = own.length === 0;
    this.#spans = [];
  }

  /** A list marker stands before the text. */
  mark(): void {
    this.#depth = Math.max(1, this.#depth);
  }

  /** Words that shape the present paragraph; true when the word was one. */
  shape(word: string, number: number | undefined, headingOf: (style: number) => number): boolean {
    switch (word) {
      case 'pard':
        this.#heading = 0;
        this.#depth = 0;
        this.#inTable = false;
        break;
      case 's':
        this.#heading ||= headingOf(number ?? 0);
        break;
      case 'intbl':
        this.#inTable = true;
        break;
      case 'outlinelevel':
        this.#heading = number !== undefined && number >= 0 && number < 6 ? number + 1 : 0;
        break;
      case 'ls':
        this.#depth = number ? Math.max(1, this.#depth) : 0;
        break;
      case 'ilvl':
        if (number) this.#depth = Math.min(Math.max(0, number) + 1, PARSE_LIMITS.listDepth);
        break;
      default:
        return false;
    }
    return true;
  }

  /** Words that end a paragraph, a cell or a row. */
  endBy(word: string, zone: FlowZone): void {
    switch (word) {
      case 'par':
      case 'sect':
      case 'nestcell':
        this.end(zone);
        break;
      case 'page':
        this.end(zone);
        this.#spaceBefore = true;
        break;
      case 'cell':
        this.#inTable = true;
        this.end(zone);
        this.#table.column += 1;
        break;
      case 'trowd':
        this.#table.inRow = true;
        break;
      case 'row':
        this.#spans = [];
        Object.assign(this.#table, { inRow: false, row: this.#table.row + 1, column: 0 });
        break;
      default:
        break;
    }
  }
}

const looksLike = (a: Span, b: Span): boolean =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.size === b.size &&
  a.color === b.color &&
  a.link === b.link;
