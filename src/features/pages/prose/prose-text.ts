/** Running text as data, so that both languages share one drawing and tests can read every word. */

/**
 * A sentence or a paragraph, with three marks: `[words](/path)` or `[words](mailto:…)` for a link,
 * `**words**` for what must stand out, and `` `code` `` for a technical name.
 */
export type Inline = string;

interface Fact {
  term: string;
  value: Inline;
}

export type Block =
  | Inline
  | { list: readonly Inline[] }
  | { facts: readonly Fact[] }
  | { note: { title: string; words: Inline } };

interface ProseSection {
  /** Of the address's fragment; the same in both languages. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface ProseText {
  title: string;
  lead: string;
  /** Names the list of sections. */
  contents: string;
  sections: readonly ProseSection[];
  /** The page's one action, below the text. */
  action?: { words: string; to: '/modules/cv-converter' | '/contact' | '/pricing' };
}
