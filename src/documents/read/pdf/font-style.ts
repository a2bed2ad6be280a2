import type { PDFPageProxy } from 'pdfjs-dist';

export interface FontStyle {
  font: string;
  bold: boolean;
  italic: boolean;
}

/** Weight and slant as the font's own name and flags tell; the operator list must have been read. */
export const fontStyle = (page: PDFPageProxy, loadedName: string): FontStyle => {
  const font = page.commonObjs.has(loadedName)
    ? (page.commonObjs.get(loadedName) as LoadedFont | null)
    : null;
  const name = (font?.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    font: name,
    bold: font?.bold === true || font?.black === true || BOLD.test(name),
    italic: font?.italic === true || ITALIC.test(name),
  };
};

interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
}

/** Also Computer Modern's bold series and the heavy cuts that resumes use for headings. */
const BOLD = /bold|black|heavy|demi|-bd|bd$|\bCMBX|^SFBX|^SFRB|^LMRoman\d+-Bold|semib|medi$/i;
const ITALIC = /italic|oblique|-it|it$|slanted|^CMTI|^CMSL|^SFTI/i;
