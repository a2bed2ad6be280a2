import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import type { FlowBlock, FlowSource } from '#/domain/cv/source.ts';
import { word97 } from '../../../../scripts/fixtures/office/word-97.ts';

const read = async (bytes: Uint8Array): Promise<FlowSource> => {
  const source = await readSource(bytes);
  if (!source.ok || source.value.kind !== 'flow') throw new Error('refused');
  return source.value;
};
const OPENED = join(import.meta.dirname, '../../../../tests/fixtures/makers/opened');
const fileNamed = (name: string): Promise<FlowSource> =>
  read(new Uint8Array(readFileSync(join(OPENED, name))));
const lineIn = ({ blocks }: FlowSource, start: string): Partial<FlowBlock> | undefined =>
  blocks.find(({ text }) => text.startsWith(start));

describe('an old Word file', () => {
  it('keeps headings, looks, items, tab stops and links', async () => {
    const source = await fileNamed('old-word-solange.doc');
    expect(source).toMatchObject({ format: 'doc', images: 0 });
    expect(lineIn(source, 'Solange')).toMatchObject({ heading: 1, size: 26 });
    expect(lineIn(source, 'Profil')).toMatchObject({ heading: 1, bold: true, size: 14 });
    expect(lineIn(source, 'Hôpital')).toMatchObject({ italic: true, bold: false });
    expect(lineIn(source, 'Infirmière aux urgences')).toMatchObject({
      tabs: ['Infirmière aux urgences', 'mars 2018 – avril 2021'],
      boldLead: 'Infirmière aux urgences',
    });
    expect(lineIn(source, 'Triage de 70')).toMatchObject({ list: 1, heading: 0 });
    expect(lineIn(source, 'solange.mbarga')?.links).toEqual([
      { text: 'LinkedIn', target: 'https://www.linkedin.com/in/solange-mbarga-ide/' },
    ]);
  });

  it('keeps cells, and knows what stands in the head of the pages', async () => {
    const source = await fileNamed('old-word-meiling.doc');
    expect(lineIn(source, 'Meiling Zhao')).toMatchObject({ zone: 'header' });
    expect(lineIn(source, 'WORK EXPERIENCE')).toMatchObject({
      zone: 'body',
      cell: { table: 0, row: 1, column: 0 },
    });
    expect(lineIn(source, 'Senior Accountant')).toMatchObject({
      cell: { table: 0, row: 1, column: 1 },
    });
  });

  it('reads text in pieces, in their order, with its line ends and signs', async () => {
    const text = 'welder\rJane\u000bRoe \x96 caf\xe9\u001e1\r';
    const { blocks } = await read(
      word97({
        text,
        pieces: [
          [0, text.length - 7, 1024 + 7],
          [text.length - 7, text.length, 1024],
        ],
      }),
    );
    expect(blocks.map((block) => [block.text, block.afterBreak ?? false])).toEqual([
      ['Jane', false],
      ['Roe – café-1', true],
      ['welder', false],
    ]);
  });
});
