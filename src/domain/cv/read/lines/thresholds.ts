/**
 * What the space above a line and the size of its type say, on every kind of source.
 * Gaps are counted in normal line steps (1 inside a paragraph), sizes in the document's body size.
 * The values fit the CVs of the bench; a changed one must keep its gates.
 */

/** Gap that sets a block apart: an entry, a heading, a new subject. */
export const BLOCK_GAP = 1.4;
/** Gap up to which lines may be one paragraph: a little uneven spacing is usual. */
export const PARAGRAPH_GAP = 1.35;
/** Gap up to which a line in small letters goes on with the long one above it. */
export const LOOSE_GAP = 1.5;
/** Gap up to which lines belong together by their place alone: a title's second line, items of one list. */
export const TIGHT_GAP = 1.3;
/** Between lines of one text it is smaller, also around raised signs. */
export const SENTENCE_GAP = 1.2;
/** Gap up to which a line is the last word of the title above it: set without any space between. */
export const TITLE_WRAP_GAP = 1.2;
/** Gap given to a line that files without geometry set apart by an empty paragraph or a new container. */
export const STATED_GAP = 2;

/** Size up to which type is running text: producers round sizes. */
export const PLAIN_SIZE = 1.08;
/** Size from which a line is set as a heading. */
export const HEADING_SIZE = 1.12;
/** Size above which only names and document titles are set. */
export const NAME_SIZE = 1.25;
/** Size above which a line outside the contact zone may still be the name. */
export const BANNER_SIZE = 1.4;
/** Size from which nothing but the name is set, on however many lines. */
export const BANNER_NAME_SIZE = 2.2;
/** Two sizes that differ by no more were meant to be the same. */
export const SAME_SIZE = 0.05;

/** Points by which indents of one list may differ. */
export const SAME_INDENT_POINTS = 1.5;
/** Points right of the text's edge where the items of a list without markers begin. */
export const ITEM_INDENT_POINTS = { least: 5, most: 40 };

/** Share of single characters among the tokens of a letter-spaced text, and of letters among those. */
export const LETTER_SPACED_SHARE = { single: 0.8, letters: 0.7 };

/**
 * In a list whose items may wrap: the widest gap inside an item, the least between two, the widest that says nothing of a
 * new part; and how many of both kinds show it.
 */
export const LIST_GAP = { tight: 1.05, apart: 1.15, wide: 1.7, leastWraps: 2, leastItems: 3 };
