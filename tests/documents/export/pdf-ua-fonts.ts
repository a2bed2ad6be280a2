/** PDF/UA-1 §7.21 for composite TrueType fonts, the only kind that our files hold. */
import {
  isDict,
  isRef,
  isString,
  operationsOf,
  type PdfDict,
  type PdfFile,
  type PdfStream,
  type PdfValue,
} from './pdf-objects.ts';

export function fontProblems(file: PdfFile, pages: readonly PdfDict[]): string[] {
  const problems: string[] = [];
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = isRef(value) ? file.objects.get(value.ref) : value;
    return isDict(found) ? found : {};
  };
  const stream = (value: PdfValue | undefined): PdfStream | undefined =>
    isRef(value) ? file.streams.get(value.ref) : undefined;
  const is = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  for (const [name, used] of glyphsByFont(pages, dict, stream)) {
    const font = used.font;
    is(font['/Subtype'] === '/Type0', `7.21: ${name} is a ${String(font['/Subtype'])}`);
    is(font['/Encoding'] === '/Identity-H', '7.21.3.3: a character map');
    const descendants = font['/DescendantFonts'];
    const descendant = dict(Array.isArray(descendants) ? descendants[0] : undefined);
    is(descendant['/CIDToGIDMap'] === '/Identity', '7.21.3.2: glyphs by no map');
    const program = stream(dict(descendant['/FontDescriptor'])['/FontFile2']);
    is(program !== undefined, `7.21.4.1: ${name} is not in the file`);
    const unicode = unicodeOf(stream(font['/ToUnicode'])?.data.toString('latin1') ?? '');
    const told = widthsOf(descendant);
    const drawn = program && advances(program.data);
    for (const glyph of used.glyphs) {
      is(glyph !== 0, `7.21.8: ${name} draws .notdef`);
      const text = unicode.get(glyph) ?? '';
      is(
        text !== '' && !/[\0\uFEFF\uFFFE]/.test(text),
        `7.21.7: ${name} glyph ${glyph} is no text`,
      );
      const width = drawn?.[glyph];
      is(width !== undefined, `7.21.4.1: ${name} has no glyph ${glyph}`);
      is(Math.abs((told.get(glyph) ?? 1000) - (width ?? 0)) <= 1, `7.21.5: width of ${glyph}`);
    }
  }
  return problems;
}

interface Used {
  font: PdfDict;
  glyphs: Set<number>;
}

function glyphsByFont(
  pages: readonly PdfDict[],
  dict: (value: PdfValue | undefined) => PdfDict,
  stream: (value: PdfValue | undefined) => PdfStream | undefined,
): Map<string, Used> {
  const used = new Map<string, Used>();
  for (const page of pages) {
    const fonts = dict(dict(page['/Resources'])['/Font']);
    let current = '';
    const show = (value: PdfValue | undefined): void => {
      if (Array.isArray(value)) value.forEach(show);
      if (!isString(value) || value.bytes.length === 0) return;
      const entry = used.get(current) ?? { font: dict(fonts[current as '/']), glyphs: new Set() };
      used.set(current, entry);
      for (let at = 0; at < value.bytes.length; at += 2)
        entry.glyphs.add(value.bytes.readUInt16BE(at));
    };
    for (const { operator, operands } of operationsOf(stream(page['/Contents'])?.data ?? EMPTY)) {
      if (operator === 'Tf') current = String(operands[0]);
      if (operator === 'Tj' || operator === 'TJ') show(operands[0]);
    }
  }
  return used;
}

const EMPTY = Buffer.alloc(0);

function unicodeOf(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, body = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      texts.set(Number.parseInt(glyph, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'));
  return texts;
}

/** `first [width …]` by turns. */
function widthsOf(descendant: PdfDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = descendant['/W'];
  if (!Array.isArray(list)) return widths;
  for (let at = 0; at < list.length; at += 2) {
    const [first, own] = [list[at], list[at + 1]];
    if (typeof first !== 'number' || !Array.isArray(own)) continue;
    for (const [index, width] of own.entries()) widths.set(first + index, Number(width));
  }
  return widths;
}

/** Of each glyph of a TrueType font, in thousandths of the em. */
function advances(font: Buffer): number[] {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(font.readUInt32BE(at + 8)));
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`A font without ${name}.`);
    return found;
  };
  const em = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  return Array.from({ length: table('maxp').readUInt16BE(4) }, (_, glyph) => {
    const at = Math.min(glyph, measured - 1) * 4;
    return (table('hmtx').readUInt16BE(at) * 1000) / em;
  });
}
