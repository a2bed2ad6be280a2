/**
 * What `documents/read` hands to `domain/cv/read`: the text of a file with the evidence needed to understand it.
 * Lengths are PDF points (1/72 inch), y grows downwards from the top of the page.
 */

/** A piece of text as a PDF draws it, with its box on the page. */
export interface TextRun {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** Role in the tag tree (`H1`, `LI`, `P` …) when the file carries one that isn't marked suspect. */
  tag?: string;
  /** Order in the tag tree; equal numbers belong to one structure element. */
  tagOrder?: number;
  /** Target of the link annotation that covers this run. */
  link?: string;
  /** `#rrggbb` when it could be known. */
  color?: string;
}

export interface SourcePage {
  width: number;
  height: number;
  runs: TextRun[];
  /** Boxes of raster images, for the photo rule. */
  images: { x: number; y: number; width: number; height: number }[];
  /** Lines drawn straight across or down, as the borders of tables are. */
  rules?: { x: number; y: number; width: number; height: number }[];
  /** Targets of link annotations that cover no text. */
  links: string[];
}

/** From a PDF: boxes of text alone; columns and reading order are the reader's work. */
export interface PositionedSource {
  kind: 'positioned';
  format: 'pdf';
  pages: SourcePage[];
  title?: string;
}

export type FlowZone = 'body' | 'header' | 'footer' | 'textbox';

/** A paragraph of a file whose text flows, in document order. */
export interface FlowBlock {
  text: string;
  zone: FlowZone;
  /** 1–6 for a real heading style, 0 otherwise. */
  heading: number;
  /** List depth, 0 for a plain paragraph. */
  list: number;
  /** Points; 0 when unknown. */
  size: number;
  /** True when the whole paragraph is so. */
  bold: boolean;
  italic: boolean;
  underline: boolean;
  color?: string;
  /** Text before the first change of style, when the paragraph begins in bold and does not end so. */
  boldLead?: string;
  /** Position in a layout table: table number, row, column. */
  cell?: { table: number; row: number; column: number };
  /** Segments cut at tab stops, when there is more than one. */
  tabs?: string[];
  links: { text: string; target: string }[];
  /** An empty paragraph or a page break stood before. */
  spaceBefore: boolean;
  /** The block is a line of the same paragraph as the block before it, after a line break. */
  afterBreak?: boolean;
  /** Characters of blank before the text, in plain text files. */
  indent?: number;
}

export interface FlowSource {
  kind: 'flow';
  format: 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'txt';
  blocks: FlowBlock[];
  /** How many pictures the file embeds in its body. */
  images: number;
  title?: string;
}

export type CvSource = PositionedSource | FlowSource;

type RefusalCode =
  | 'unsupported_type'
  | 'encrypted'
  | 'scanned'
  | 'empty'
  | 'corrupt'
  | 'too_large'
  | 'not_a_cv';

/** Why a file was not read. `detail` narrows the sentence shown. */
export interface Refusal {
  code: RefusalCode;
  detail?:
    | 'doc'
    | 'pages'
    | 'image'
    | 'spreadsheet'
    | 'presentation'
    | 'json'
    | 'size'
    | 'page_count'
    | 'scan_pages'
    | 'inflated'
    | 'entries'
    | 'timeout'
    | 'unrecognised'
    | 'pictures'
    | 'other';
}

/** Inflated bytes are counted while inflating, never taken from a header. */
export const READ_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pages: 20,
  inflatedBytes: 40 * 1024 * 1024,
  zipEntries: 1000,
  /** Of text: 20 pages of small print hold some 120,000. */
  characters: 300_000,
  milliseconds: 20_000,
  /** One after the other: more would make a list that nobody looks through. */
  filesAtOnce: 50,
} as const;
