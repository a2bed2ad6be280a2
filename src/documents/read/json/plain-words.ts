/** The marks of web pages and of Markdown that other programs' files carry in their texts. */

/** Ends of a line, in a page. */
const BREAKS = /<\/(?:p|div|li|ul|ol|h[1-6])\s*>|<br\s*\/?>/gi;
const TAGS =
  /<\/?(?:a|abbr|b|br|code|div|em|h[1-6]|i|li|mark|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,300}?)\1/g;
const LINK = /\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,500})\)/g;

/** What a person would read of it. */
export const plainWords = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(BOLD, '$2')
    .replace(LINK, (_all, words: string, url: string) =>
      words.trim() === url.trim() ? url : `${words} (${url})`,
    );

/** A text of several lines, each without the sign that began it; what ends a line inside a sentence is nobody's. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/u, '').trim())
    .filter(Boolean);
