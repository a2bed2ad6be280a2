import { describe, expect, it } from 'vitest';
import type { FlowSource } from '#/domain/cv/source.ts';
import { startGuard } from '../reading-guard.ts';
import { readRtf } from './read-rtf.ts';

const read = (body: string): FlowSource =>
  readRtf(
    Uint8Array.from(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${body}}`, 'latin1')),
    startGuard({ now: () => 0 }),
  );
const textsOf = (body: string): string[] => read(body).blocks.map((block) => block.text);

describe('RTF', () => {
  it('decodes bytes by code page and by the charset of the font', () => {
    expect(
      textsOf("{\\fonttbl{\\f0 A;}{\\f1\\fcharset204 B;}}A\\'efcha\\par {\\f1 \\'cc\\'e8\\'f0}"),
    ).toEqual(['Aïcha', 'Мир']);
  });

  it('decodes Unicode and skips its fallback, of any length', () => {
    expect(textsOf("\\u8217?a\\par\\uc2\\u26085\\'93\\'fab\\par{\\uc0\\u-10179\\u-8704}")).toEqual([
      '’a',
      '日b',
      '😀',
    ]);
  });

  it('keeps style, colour, list depth and headings', () => {
    const { blocks } = read(
      '{\\colortbl;\\red31\\green78\\blue121;}\\pard\\outlinelevel0{\\b\\fs32\\cf1 Profile}\\par' +
        '\\pard{\\b Tools:} lathe\\par{\\listtext\\bullet\\tab}\\ilvl1\\ls2 Saw\\par',
    );
    expect(blocks).toMatchObject([
      { text: 'Profile', heading: 1, bold: true, size: 16, color: '#1f4e79' },
      { text: 'Tools: lathe', bold: false, boldLead: 'Tools:', list: 0 },
      { text: 'Saw', list: 2 },
    ]);
  });

  it('tells cells of tables, one number a table', () => {
    const row = (left: string, right: string): string =>
      `\\trowd\\cellx1\\cellx2\\pard\\intbl ${left}\\cell ${right}\\cell\\row`;
    const { blocks } = read(
      `${row('2019', 'Welder')}${row('2015', 'Fitter')}\\pard After\\par${row('a', 'b')}`,
    );
    expect(blocks.map(({ text, cell }) => [text, cell && Object.values(cell)])).toEqual([
      ['2019', [0, 0, 0]],
      ['Welder', [0, 0, 1]],
      ['2015', [0, 1, 0]],
      ['Fitter', [0, 1, 1]],
      ['After', undefined],
      ['a', [1, 0, 0]],
      ['b', [1, 0, 1]],
    ]);
  });

  it('reads links, headers and text boxes, and leaves out what nobody sees', () => {
    const { blocks, images } = read(
      '{\\info{\\author Nobody}}{\\*\\generator X;}{\\header jane@example.org\\par}' +
        '{\\field{\\*\\fldinst{HYPERLINK "https://example.org/jane"}}{\\fldrslt profile}}{\\v secret}\\par' +
        '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt In a box\\par}}}{\\pict\\picwgoal2000\\pichgoal2400 00ff}',
    );
    expect(blocks.map(({ text, zone }) => [text, zone])).toEqual([
      ['jane@example.org', 'header'],
      ['profile', 'body'],
      ['In a box', 'textbox'],
    ]);
    expect(blocks[1]?.links).toEqual([{ text: 'profile', target: 'https://example.org/jane' }]);
    expect(images).toBe(1);
  });

  it('passes over control words that happen to name parts of the language it is written in', () => {
    expect(textsOf('\\constructor a\\toString b\\par')).toEqual(['ab']);
  });

  it('keeps sizes, list depths and headings within what Word sets', () => {
    const { blocks } = read('\\pard\\fs-4 a\\par\\pard\\ilvl999999999\\fs999999999 b\\par');
    expect(blocks).toMatchObject([
      { text: 'a', size: 0 },
      { text: 'b', size: 1638, list: 9 },
    ]);
    expect(read('\\pard\\outlinelevel-7 a\\par').blocks[0]?.heading).toBe(0);
  });

  it('refuses groups nested without end', () => {
    expect(() => read(`${'{'.repeat(2000)}a`)).toThrow('corrupt');
  });

  it('splits lines and tab stops', () => {
    expect(read('Welder\\tab 2019\\line Dakar\\par').blocks).toMatchObject([
      { text: 'Welder 2019', tabs: ['Welder', '2019'] },
      { text: 'Dakar', afterBreak: true },
    ]);
  });
});
