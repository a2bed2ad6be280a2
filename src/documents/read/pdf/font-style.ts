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

/** Also the series of Computer Modern (CM… and its Type 1 heirs SF…), Linux Libertine's (Lin…) and URW's short names. */
const BOLD =
  /bold|black|heavy|demi|-bd|bd$|^CM(?:BX?|SSBX|SSDC)(?:TI|SL)?\d|^SF(?:BX|RB|BI|BL|XC|SX|SO)\d|^Lin[a-z]{8,9}O?[BZ]I?$|semib|medi(?:ital)?$/i;
const ITALIC =
  /italic|ital$|oblique|obli$|-it|it$|slant|^CM(?:BX)?(?:TI|SL)|^CMSSI\d|^SF(?:TI|SL|SI|SO|BI|BL)\d|^Lin[a-z]{8,9}O?[BZ]?I$/i;
