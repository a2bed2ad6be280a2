import { strToU8, zipSync } from 'fflate';

/** A zip archive of text parts. */
export const archive = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `<w:p>` with one run; markup in `text` is escaped. */
export const paragraph = (text: string, runProperties = ''): string =>
  `<w:p><w:r><w:rPr>${runProperties}</w:rPr><w:t>${escapeXml(text)}</w:t></w:r></w:p>`;

/** A DOCX file with this body, and further parts by name. */
export const docx = (body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array =>
  archive({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': documentXml(body),
    ...parts,
  });

export const documentXml = (body: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body}</w:body></w:document>`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
