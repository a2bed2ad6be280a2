import type { FlowBlock } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { isPortraitBox } from '../portrait-box.ts';
import type { Group } from './rtf-group.ts';
import { GroupStack, setCharacter } from './rtf-group.ts';
import { Paragraphs } from './rtf-paragraphs.ts';
import { ColorTable, FontTable, StyleTable } from './rtf-tables.ts';
import type { RtfToken } from './rtf-tokens.ts';
import { CHARACTERS, decoderFor, DESTINATIONS, SKIPPED, WELCOME } from './rtf-words.ts';

const TWIPS = 20;

/** Takes the tokens of a file one by one; its paragraphs and portraits are there at the end. */
export class RtfReader {
  images = 0;
  readonly #groups = new GroupStack();
  readonly #paragraphs = new Paragraphs();
  readonly #fonts = new FontTable();
  readonly #colors = new ColorTable();
  readonly #styles = new StyleTable();
  /** Bytes wait for their neighbours: in some code pages a character takes two. */
  #pending: number[] = [];
  #documentPage = 1252;
  /** Characters that stand in for the `\u` before them. */
  #toSkip = 0;
  #isIgnorable = false;
  #instruction = '';
  #picture = { width: 0, height: 0 };

  take(token: RtfToken): void {
    switch (token.kind) {
      case 'open':
        this.#flush();
        this.#groups.open();
        this.#isIgnorable = false;
        break;
      case 'close':
        this.#close();
        break;
      case 'ignorable':
        this.#isIgnorable = true;
        break;
      case 'byte':
        this.#byte(token.byte);
        break;
      case 'word':
        this.#word(token.word, token.number);
        break;
    }
  }

  end(): FlowBlock[] {
    this.#endParagraph();
    return this.#paragraphs.blocks;
  }

  #close(): void {
    this.#flush();
    const group = this.#groups.now;
    const outer = this.#groups.outer();
    if (!outer) return;
    if (group.target === 'picture' && outer.target !== 'picture') {
      if (isPortraitBox(this.#picture.width, this.#picture.height)) this.images += 1;
    }
    if (group.target === 'field' && outer.target !== 'field' && outer.link)
      outer.link.target = /HYPERLINK\s+"([^"]+)"/i.exec(this.#instruction)?.[1];
    if (group.zone !== outer.zone) this.#endParagraph();
    this.#groups.close();
    this.#toSkip = 0;
  }

  #byte(byte: number): void {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1;
      return;
    }
    const { target } = this.#groups.now;
    if (target === 'colors') this.#colors.byte(byte);
    else if (target === 'styles') this.#styles.byte(byte);
    else if (target === 'text' || target === 'field') this.#pending.push(byte);
  }

  #word(word: string, number: number | undefined): void {
    if (this.#toSkip > 0 && CHARACTERS.has(word)) {
      this.#toSkip -= 1;
      return;
    }
    if (this.#groups.now.target === 'skip') return;
    const opened = this.#openDestination(word);
    this.#isIgnorable = false;
    if (opened || this.#fillTables(word, number ?? 0)) return;
    const character = CHARACTERS.get(word);
    this.#flush();
    const group = this.#groups.now;
    if (word === 'u') {
      this.#emit(String.fromCharCode((number ?? 0) & 0xffff));
      this.#toSkip = group.fallback;
    } else if (character !== undefined) this.#emit(character);
    else if (word === 'ansicpg') this.#documentPage = number ?? 1252;
    else if (word === 'mac') this.#documentPage = 10000;
    else if (
      !setCharacter(group, word, number) &&
      !this.#paragraphs.shape(word, number, (style) => this.#styles.headingOf(style)) &&
      group.target === 'text'
    ) {
      this.#paragraphs.endBy(word, group.zone);
    }
  }

  /** Words that open a destination; true when the word was one. */
  #openDestination(word: string): boolean {
    const isSkipped = SKIPPED.has(word) || (this.#isIgnorable && !WELCOME.has(word));
    const target = isSkipped ? 'skip' : DESTINATIONS.get(word);
    const group = this.#groups.now;
    if (target !== undefined) {
      this.#flush();
      group.target = target;
      if (target === 'field') this.#instruction = '';
      if (target === 'marker') this.#paragraphs.mark();
      if (target === 'picture') this.#picture = { width: 0, height: 0 };
    } else if (word === 'field') group.link = { target: undefined };
    else if (word === 'shptxt' || word === 'dptxbxtext')
      this.#enterZone(group.zone === 'body' ? 'textbox' : group.zone);
    else if (/^header[lrf]?$/.test(word)) this.#enterZone('header');
    else if (/^footer[lrf]?$/.test(word)) this.#enterZone('footer');
    else return false;
    return true;
  }

  #enterZone(zone: Group['zone']): void {
    this.#endParagraph();
    this.#groups.now.zone = zone;
  }

  /** True where words describe the tables of the head, or a picture. */
  #fillTables(word: string, value: number): boolean {
    switch (this.#groups.now.target) {
      case 'fonts':
        this.#fonts.word(word, value);
        return true;
      case 'colors':
        this.#colors.word(word, value);
        return true;
      case 'styles':
        this.#styles.word(word, value);
        return true;
      case 'picture':
        if (word === 'picwgoal') this.#picture.width = value / TWIPS;
        else if (word === 'pichgoal') this.#picture.height = value / TWIPS;
        return true;
      default:
        return false;
    }
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const page = this.#fonts.pageOf(this.#groups.now.font) ?? this.#documentPage;
    const text = decoderFor(page).decode(new Uint8Array(this.#pending));
    this.#pending = [];
    this.#emit(text);
  }

  #emit(text: string): void {
    const group = this.#groups.now;
    if (group.target === 'field' && this.#instruction.length < LONGEST_INSTRUCTION)
      this.#instruction += text;
    if (group.target !== 'text' || group.hidden) return;
    this.#paragraphs.add({
      text,
      bold: group.bold,
      italic: group.italic,
      underline: group.underline && !group.link,
      size: group.halfPoints / 2,
      color: this.#colors.colorOf(group.color),
      link: group.link?.target,
    });
  }

  #endParagraph(): void {
    this.#flush();
    this.#paragraphs.end(this.#groups.now.zone);
  }
}

/** `HYPERLINK` and its switches around an address. */
const LONGEST_INSTRUCTION = 2 * PARSE_LIMITS.linkCharacters;
