/**
 * One visual line of a CV in reading order, whatever the file was.
 * Made by `lines/`, understood by the rest of `read/`.
 */
export interface SourceLine {
  /** NFC, single spaces, bullet marker removed, hyphenated line ends re-joined. */
  text: string;
  /** The line cut at wide gaps or tab stops (title … date); one item when it has none. */
  cells: string[];
  /** Texts set apart by more than a blank, where they are more than the cells: names in frames side by side. */
  pieces?: string[];
  /** From 1. */
  page: number;
  /** 0 for the first or only column; a full-width band is column 0. */
  column: number;
  /** Columns side by side have one number; none where text goes over the full width. */
  band?: number;
  /** Left edge in points; 0 for files without geometry. */
  x: number;
  /** Font size over the document's body size; 1 when unknown. */
  size: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** All letters are capitals (at least two letters). */
  caps: boolean;
  /** Drawn in another colour than the body. */
  tinted: boolean;
  /** Text of the leading bold run when the line begins bold and does not end so. */
  boldLead?: string;
  /** The same for a line that begins in italics. */
  italicLead?: string;
  /** It ends in italics and does not begin so: what they say in its last cell, '' when that is italic all over. */
  italicTail?: string;
  /** Names of the last cell that only their type tells apart: bold, then italics behind a comma; or a place at its end. */
  typed?: string[];
  /** 1–6 from a heading style or tag, else 0. */
  heading: number;
  /** 0: no list item; else its depth from 1. */
  bullet: number;
  zone: 'body' | 'header' | 'footer' | 'textbox';
  /** Space above over the normal line step: 1 inside a paragraph, larger before a block. */
  gap: number;
  /** This line continues the sentence of the previous one (soft wrap), by the evidence of geometry. */
  continues: boolean;
  /** Its first word had no room on the line above, which begins at the same edge in the same type. */
  full?: true;
  links: { text: string; target: string }[];
  /** Position in a layout table. */
  cell?: { table: number; row: number; column: number };
  /** A street or a postal code was taken out of it, or out of the line above. */
  ofAddress?: true;
}
