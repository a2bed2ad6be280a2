import { CHARSET_PAGES } from './rtf-words.ts';

const SEMICOLON = 0x3b;

/** The fonts of the head of a file: `\f` → code page, for those that are not of the document's own. */
export class FontTable {
  #font = 0;
  readonly #pages = new Map<number, number>();

  word(word: string, value: number): void {
    if (word === 'f') this.#font = value;
    else if (word === 'fcharset' && value !== 0 && CHARSET_PAGES[value] !== undefined)
      this.#pages.set(this.#font, CHARSET_PAGES[value]);
  }

  pageOf(font: number): number | undefined {
    return this.#pages.get(font);
  }
}

/** `\red31\green78\blue121;` one after the other; one that says nothing is the automatic colour. */
export class ColorTable {
  #rgb: number[] = [];
  readonly #colors: string[] = [];

  word(word: string, value: number): void {
    const channel = ['red', 'green', 'blue'].indexOf(word);
    if (channel >= 0) this.#rgb[channel] = value & 255;
  }

  byte(byte: number): void {
    if (byte !== SEMICOLON) return;
    const channels = [0, 1, 2].map((channel) => this.#rgb[channel] ?? 0);
    this.#colors.push(`#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    this.#rgb = [];
  }

  colorOf(number: number): string | undefined {
    return this.#colors[number];
  }
}

/** The style sheet: `\s` → heading level, by the name Word gives its own heading styles. */
export class StyleTable {
  #number = 0;
  #name = '';
  readonly #headings = new Map<number, number>();

  word(word: string, value: number): void {
    if (word === 's') this.#number = value;
  }

  byte(byte: number): void {
    if (byte !== SEMICOLON) {
      this.#name += String.fromCharCode(byte);
      return;
    }
    const heading = /^\s*(?:(title)|heading\s*([1-6]))\s*$/i.exec(this.#name);
    if (heading) this.#headings.set(this.#number, heading[1] ? 1 : Number(heading[2]));
    this.#number = 0;
    this.#name = '';
  }

  headingOf(number: number): number {
    return this.#headings.get(number) ?? 0;
  }
}
