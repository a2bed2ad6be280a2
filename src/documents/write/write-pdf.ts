/** Boxes → a tagged PDF with embedded fonts. What it draws has been through the layout's gate. */
import type { jsPDF } from 'jspdf';
import type { FontKey, LaidOutDocument, Shape, TextBox } from '#/domain/cv/layout/laid-out.ts';
import { FACES, INKS, PAGE } from '#/domain/cv/layout/laid-out.ts';
import { writeMetadata } from './pdf-metadata.ts';
import { PdfTags } from './pdf-tags.ts';
import { PdfText } from './pdf-text.ts';

/** The bytes of `src/documents/fonts/<key>.ttf`. */
export type FontLoader = (font: FontKey) => Promise<Uint8Array>;

export interface PdfMetadata {
  author: string;
  subject?: string;
  keywords?: string[];
  /** When the file is made; it is written into the file. */
  created: Date;
}

/** Throws only on a defect: an unchecked character, or a font that can't be loaded. */
export async function writePdf(
  laidOut: LaidOutDocument,
  metadata: PdfMetadata,
  loadFont: FontLoader,
): Promise<Uint8Array> {
  const { jsPDF } = await import('jspdf');
  const doc = new jsPDF({
    unit: 'pt',
    format: [PAGE.width, PAGE.height],
    putOnlyUsedFonts: true,
    compress: true,
  });
  describe(doc, laidOut, metadata);
  await embedFonts(doc, laidOut, loadFont);
  const tags = new PdfTags(doc, PAGE.height);
  const text = new PdfText(doc, PAGE.height);
  for (const [index, page] of laidOut.pages.entries()) {
    if (index > 0) doc.addPage();
    if (page.shapes.length > 0)
      tags.artifact(() => {
        for (const shape of page.shapes) drawShape(doc, shape);
      });
    for (const line of linesOf(page.texts)) tags.line(line, index + 1, (box) => text.draw(box));
    if (page.footer.length > 0)
      tags.artifact(() => {
        for (const box of page.footer) text.draw(box);
      }, 'Pagination');
  }
  return new Uint8Array(doc.output('arraybuffer'));
}

/** Neighbours on one baseline that belong to one element; a link stands alone. */
function linesOf(texts: TextBox[]): TextBox[][] {
  const lines: TextBox[][] = [];
  for (const box of texts) {
    const last = lines.at(-1)?.at(-1);
    const joins =
      last?.block === box.block && last.y === box.y && last.link === undefined && !box.link;
    if (joins) lines.at(-1)?.push(box);
    else lines.push([box]);
  }
  return lines;
}

function describe(doc: jsPDF, laidOut: LaidOutDocument, metadata: PdfMetadata): void {
  doc.setDocumentProperties({
    title: laidOut.title,
    author: metadata.author,
    subject: metadata.subject ?? '',
    keywords: (metadata.keywords ?? []).join(', '),
    creator: 'Jalon',
  });
  doc.setCreationDate(metadata.created);
  doc.setFileId(fileId(JSON.stringify([metadata, laidOut])));
  const language = laidOut.language === 'fr' ? 'fr-CA' : 'en-CA';
  doc.setLanguage(language);
  const { author, created } = metadata;
  writeMetadata(doc, { title: laidOut.title, author, language, created });
  doc.viewerPreferences({ DisplayDocTitle: true });
  // `internal` is declared without the version, whose default is 1.3.
  const internal = doc as unknown as { __private__: { setPdfVersion(version: string): void } };
  internal.__private__.setPdfVersion('1.7');
}

async function embedFonts(
  doc: jsPDF,
  laidOut: LaidOutDocument,
  loadFont: FontLoader,
): Promise<void> {
  const used = new Set(
    laidOut.pages.flatMap(({ texts, footer }) => [...texts, ...footer].map(({ font }) => font)),
  );
  for (const font of used) {
    doc.addFileToVFS(`${font}.ttf`, binaryText(await loadFont(font)));
    doc.addFont(`${font}.ttf`, FACES[font].name, 'normal');
  }
}

function drawShape(doc: jsPDF, { x, y, width, height, ink }: Shape): void {
  doc.setFillColor(INKS[ink]);
  doc.rect(x, y, width, height, 'F');
}

/** The same document at the same moment gets the same identifier (FNV-1a, four times 32 bits). */
function fileId(text: string): string {
  const parts = [1, 2, 3, 4].map((salt) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return parts.join('').toUpperCase();
}

/** jsPDF keeps font files as strings of bytes. */
function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return text;
}
