/** The few parts of a TrueType file that subsetting and measuring need. All integers are big endian. */

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    const start = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Tables sorted by tag, padded to four bytes, with checksums, as the OpenType specification asks. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(sorted.length * 16 - power * 16, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  let headAt = 0;
  for (const [index, [tag, data]] of sorted.entries()) {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    if (tag === 'head') {
      headAt = offset;
      padded.writeUInt32BE(0, 8);
    }
    const record = 12 + index * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([header, ...bodies]);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}

/** A `name` table with these strings for Windows, Unicode, English. */
export function nameTable(names: Record<number, string>): Buffer {
  const entries = Object.entries(names).map(
    ([id, text]) => [Number(id), Buffer.from(text, 'utf16le').swap16()] as const,
  );
  const header = Buffer.alloc(6 + entries.length * 12);
  header.writeUInt16BE(entries.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id, text]] of entries.entries()) {
    const record = [3, 1, 0x0409, id, text.length, offset];
    for (const [field, value] of record.entries())
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += text.length;
  }
  return Buffer.concat([header, ...entries.map(([, text]) => text)]);
}

/** Code point → glyph, from a format 4 subtable (all our subsets stay in the basic plane). */
export function characterMap(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const map = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) === 4) readFormat4(cmap.subarray(start), map);
  }
  return map;
}

/** Advance widths by glyph, in thousandths of the em, cut to whole numbers as jsPDF writes them. */
export function advances(tables: Tables): number[] {
  const em = table(tables, 'head').readUInt16BE(18);
  const count = table(tables, 'hhea').readUInt16BE(34);
  const widths = table(tables, 'hmtx');
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) =>
    Math.trunc((widths.readUInt16BE(Math.min(glyph, count - 1) * 4) * 1000) / em),
  );
}

/** Thousandths of the em above and below the baseline. */
export function verticals(tables: Tables): { ascent: number; descent: number; capHeight: number } {
  const em = table(tables, 'head').readUInt16BE(18);
  const hhea = table(tables, 'hhea');
  const scaled = (value: number) => Math.round((value * 1000) / em);
  return {
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(-hhea.readInt16BE(6)),
    capHeight: scaled(table(tables, 'OS/2').readInt16BE(88)),
  };
}

function readFormat4(data: Buffer, map: Map<number, number>): void {
  const segments = data.readUInt16BE(6) / 2;
  const at = (array: number, index: number) =>
    14 + array * segments * 2 + (array > 0 ? 2 : 0) + index * 2;
  for (let index = 0; index < segments; index += 1) {
    const end = data.readUInt16BE(at(0, index));
    const start = data.readUInt16BE(at(1, index));
    const delta = data.readUInt16BE(at(2, index));
    const range = data.readUInt16BE(at(3, index));
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph =
        range === 0 ? code : data.readUInt16BE(at(3, index) + range + (code - start) * 2);
      if (glyph !== 0) map.set(code, (glyph + delta) & 0xffff);
    }
  }
}

export function table(tables: Tables, tag: string): Buffer {
  const data = tables.get(tag);
  if (!data) throw new Error(`The font has no ${tag} table.`);
  return data;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let index = 0; index < data.length; index += 4) sum = (sum + data.readUInt32BE(index)) >>> 0;
  return sum;
}
