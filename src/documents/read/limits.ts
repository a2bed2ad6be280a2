/**
 * What a file may ask of a reader, beside `READ_LIMITS`. Each is many times what the longest CV needs, so that
 * nobody meets one by accident, and small enough that all of them at once fit a phone.
 */
export const PARSE_LIMITS = {
  /** Paragraphs, cells and lines: 20 pages of two columns hold some 2,800. */
  blocks: 6000,
  /** A longer paragraph is cut: what looks at a line may look at it once for each of its words. */
  blockCharacters: 3000,
  /** No browser shows a longer address. */
  linkCharacters: 2000,
  /** Elements, texts and attributes of one part: Word writes some 20,000 on a page of runs cut small. */
  xmlPieces: 600_000,
  /** Word processors nest some 60 levels; walkers recurse this far safely. */
  xmlDepth: 300,
  /** Word nests groups some 30 deep. */
  rtfDepth: 1000,
  /** Pages nest some 40 deep, and browsers end at 512. */
  htmlDepth: 1000,
  cssCharacters: 1_000_000,
  cssRules: 10_000,
  /** A rule held to an element: 3,000 elements under a framework's 500 rules for a name they share. */
  cssLooks: 5_000_000,
  titleCharacters: 300,
  /** Paragraph styles and table spans: what Word itself allows. */
  listDepth: 9,
  tableColumns: 63,
  /** Points: the largest that Word sets. */
  fontSize: 1638,
  /** Blanks that one element may stand for, wide enough for any gap between columns. */
  blanks: 200,
} as const;

/** A page of a PDF has some 2,000 strings, 20,000 operators and a handful of links and pictures. */
export const PDF_LIMITS = {
  texts: 8000,
  /** Of all pages together. */
  allTexts: 40_000,
  operators: 200_000,
  /** Marks of content nest and follow each other around the strings. */
  items: 100_000,
  links: 500,
  /** Fonts, pictures and contents of the whole file. */
  streams: 20_000,
  /** Of one picture, and of all that are decoded. Larger ones are left out: a page scanned at 400 dpi has 15 million. */
  pixels: 16_000_000,
  allPixels: 40_000_000,
  /** 60 fonts that each map all of two bytes. */
  mappedCodes: 4_000_000,
  /** Pictures, backdrops and markers that are kept apart. */
  boxes: 2000,
  titleCharacters: 300,
} as const;
