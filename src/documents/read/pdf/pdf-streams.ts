/** A stream as it stands in the file: its dictionary as text, its data still encoded. */
export interface PdfStream {
  dictionary: string;
  data: Uint8Array;
}

/** Longer dictionaries belong to no stream whose size matters. */
const DICTIONARY_WINDOW = 8192;
const END = 'endstream';

/**
 * Every stream of a PDF, whether its tables of objects name it or not: streams always stand in the
 * open, never inside other streams (ISO 32000-1, 7.5.7).
 */
export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  // One character a byte, so that places are those of the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  let end = -1;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    if (text.startsWith('end', at - 3)) continue;
    const start = nextLine(text, at + 6);
    if (start === undefined) continue;
    if (end < start) end = text.indexOf(END, start);
    if (end < 0) end = text.length;
    const before = text.slice(Math.max(0, at - DICTIONARY_WINDOW), at);
    const dictionary = unescapeNames(before.slice(before.lastIndexOf('obj') + 1));
    const stated = start + Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    const isStated = text
      .slice(stated, stated + END.length + 2)
      .trimStart()
      .startsWith('endst');
    yield { dictionary, data: bytes.subarray(start, isStated ? stated : end) };
  }
}

/** Names of the filters of a stream, the outermost first. Empty also when another object names them. */
export const filtersOf = (dictionary: string): string[] => {
  const written = /\/Filter\s*(\[[^\][]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? '';
  return written.match(/[^\s/<>[\]()]+/g) ?? [];
};

const nextLine = (text: string, from: number): number | undefined => {
  const found = /^[^\r\n]{0,64}(?:\r\n|\r|\n)/.exec(text.slice(from, from + 70))?.[0];
  return found === undefined ? undefined : from + found.length;
};

/** `/Fl#61teDecode` is another way to write a name. */
const unescapeNames = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
