import { createHash } from 'node:crypto';

export interface TinyPdfOptions {
  /** Content streams, one a page, on Letter paper. `/F1` is Helvetica, `/Im1` a grey pixel. */
  pages: string[];
  /** A user password that whoever opens the file does not know (RC4, 40 bits). */
  isEncrypted?: boolean;
  /** Codes of `/F1` and what its character map says they are, both in hexadecimal digits. */
  characters?: Readonly<Record<string, string>>;
  /** Bytes before the header. */
  before?: string;
}

/** A PDF written by hand, as small as its content. */
export const tinyPdf = ({
  pages,
  isEncrypted = false,
  characters,
  before = '',
}: TinyPdfOptions): Uint8Array => {
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  const map = characters ? ` /ToUnicode ${5 + pages.length * 2} 0 R` : '';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding${map} >>`,
    stream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      '\u0080',
    ),
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + at * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> /XObject << /Im1 4 0 R >> >> >>',
      stream('', content),
    ]),
  ];
  if (characters) objects.push(stream('', characterMap(characters)));
  if (isEncrypted) objects.push(encryption());
  let file = `${before}%PDF-1.4\n`;
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const encrypt = isEncrypted ? ` /Encrypt ${objects.length} 0 R` : '';
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${hex(ID)}> <${hex(ID)}>]${encrypt} >>\n`;
  file += `startxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
};

/** One line of text at a place, in points from the lower left corner. */
export const textAt = (x: number, y: number, text: string, size = 10): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET\n`;

const characterMap = (characters: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(characters).map(([code, letters]) => `<${code}> <${letters}>`);
  return (
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange ' +
    `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar endcmap`
  );
};

const stream = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const ID = Buffer.from('0123456789abcdef', 'latin1');
const PERMISSIONS = -4;
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** The standard security handler, revision 2 (ISO 32000-1, 7.6.3). */
const encryption = (): string => {
  const password = Buffer.concat([Buffer.from('unknown'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(password).subarray(0, 5), password);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([password, owner, permissions, ID])).subarray(0, 5);
  const user = rc4(key, PADDING);
  return `<< /Filter /Standard /V 1 /R 2 /Length 40 /P ${PERMISSIONS} /O <${hex(owner)}> /U <${hex(user)}> >>`;
};

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest();
const hex = (bytes: Buffer): string => bytes.toString('hex');

const rc4 = (key: Buffer, bytes: Buffer): Buffer => {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let i = 0;
  let j = 0;
  return bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }) as Buffer;
};
