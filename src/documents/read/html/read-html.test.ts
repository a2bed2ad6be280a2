import { describe, expect, it } from 'vitest';
import type { FlowSource } from '#/domain/cv/source.ts';
import { startGuard } from '../reading-guard.ts';
import { readHtml } from './read-html.ts';
import { readMhtml } from './read-mhtml.ts';

const guard = startGuard({ now: () => 0 });
const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const read = (html: string): FlowSource => readHtml(new TextEncoder().encode(html), guard);
const textsOf = (html: string): string[] =>
  read(html).blocks.map(({ tabs, text }) => tabs?.join(' ⇥ ') ?? text);

describe('a web page', () => {
  it('keeps headings, items, looks and links', () => {
    const { blocks, title } = read(
      '<title>CV\n of Jane</title><h1>Jane Roe</h1><p>Nurse<br><a href="mailto:jane@example.org">Write</a>' +
        '<ul><li><b>Care:</b> wards<ul><li>Nights</ul><li><p>First<p>Then</ul>',
    );
    expect(title).toBe('CV of Jane');
    expect(blocks).toMatchObject([
      { text: 'Jane Roe', heading: 1, bold: true, size: 24 },
      { text: 'Nurse', heading: 0, size: 12 },
      { text: 'Write', afterBreak: true, links: [{ target: 'mailto:jane@example.org' }] },
      { text: 'Care: wards', list: 1, boldLead: 'Care:', bold: false },
      { text: 'Nights', list: 2 },
      { text: 'First', list: 1 },
      { text: 'Then', list: 0 },
    ]);
  });

  it('puts on one line what style sheets put side by side', () => {
    const style =
      '<style>/* x */ .row{display:flex} @media print{.row{display:none}} time{float:right}</style>';
    expect(
      textsOf(
        `${style}<h3>Nurse <time>2019 – 2021</time></h3><div class="row"><span>CHU</span><i>Nantes</i></div>` +
          '<dl><dt>French</dt><dd>Native</dd></dl><p><span style="display:inline-block">SQL</span><span style="display:inline-block">R</span>',
      ),
    ).toEqual(['Nurse ⇥ 2019 – 2021', 'CHU ⇥ Nantes', 'French ⇥ Native', 'SQL ⇥ R']);
    expect(
      textsOf(
        '<div style="display:flex;flex-wrap:wrap"><span>Tile work</span> <span>R</span></div>',
      ),
    ).toEqual(['Tile work ⇥ R']);
  });

  it('gives cells to tables, and to columns that hold lines of their own', () => {
    const cells = (html: string) => read(html).blocks.map(({ cell, text }) => [cell, text]);
    expect(cells('<table><tr><th colspan=2>A<tr><td>B<td><p>C<p>D</table>')).toEqual([
      [{ table: 0, row: 0, column: 0 }, 'A'],
      [{ table: 0, row: 1, column: 0 }, 'B'],
      [{ table: 0, row: 1, column: 1 }, 'C'],
      [{ table: 0, row: 1, column: 1 }, 'D'],
    ]);
    expect(
      cells(
        '<main style="display:flex"><aside><h2>Skills</h2></aside><div><h2>Work</h2></div></main>',
      ),
    ).toEqual([
      [{ table: 0, row: 0, column: 0 }, 'Skills'],
      [{ table: 0, row: 0, column: 1 }, 'Work'],
    ]);
  });

  it('shows what a browser shows, and no menu', () => {
    const style = '<style>.no, #hid > p{display:none} .a .b{color:#f00}</style>';
    expect(
      textsOf(
        `${style}<nav><a href="#work">Work</a></nav><p class="no">1<p hidden>2<div id=hid><p>3</div><script>4</script>` +
          '<template>5</template><svg><text>6</text></svg><select><option>7</select><!-- 8 --><p>Jane',
      ),
    ).toEqual(['Jane']);
    expect(read('<p><a href="javascript:alert(1)">Jane</a>').blocks[0]?.links).toEqual([]);
  });

  it('reads the lists that Word and shared documents write as paragraphs', () => {
    const { blocks } = read(
      "<p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>Word</p>" +
        '<ul class="lst-kix_ab1-0 start"><li>Shared</ul>',
    );
    expect(blocks.map(({ text, list }) => [text, list])).toEqual([
      ['Word', 2],
      ['Shared', 1],
    ]);
  });

  it('is decoded as it says, or as it came', () => {
    const texts = ({ blocks }: FlowSource): string[] => blocks.map(({ text }) => text);
    const meta = '<meta http-equiv=Content-Type content="text/html; charset=macintosh">';
    expect(texts(readHtml(latin(`${meta}<p>H\x8el\x8fne`), guard))).toEqual(['Hélène']);
    expect(texts(readHtml(latin('<p>H\xe9l\xe8ne'), guard))).toEqual(['Hélène']);
    expect(texts(readHtml(latin('<p>\xcc\xe8\xf0'), guard, { charset: 'windows-1251' }))).toEqual([
      'Мир',
    ]);
  });
});

describe('a page saved with its parts', () => {
  const mail = (parts: string): Uint8Array =>
    latin(
      `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="x y"\r\n\r\n${parts}--x y--`,
    );
  const part = (head: string, body: string): string => `--x y\r\n${head}\r\n\r\n${body}\r\n`;

  it('is read with its style sheets, and without its pictures', () => {
    const { blocks } = readMhtml(
      mail(
        part(
          'Content-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable',
          '<b class=3Dno>1</b><p>Ren=C3=\r\n=A9e Roe',
        ) +
          part('Content-Type: text/css', '.no{display:none}') +
          part('Content-Type: image/png\r\nContent-Transfer-Encoding: base64', 'iVBORw0KGgo='),
      ),
      guard,
    );
    expect(blocks.map(({ text }) => text)).toEqual(['Renée Roe']);
  });

  it('is found within parts, in base64 too', () => {
    const inner = `Content-Type: multipart/alternative; boundary=z\r\n\r\n--z\r\nContent-Type: text/plain\r\n\r\nplain\r\n--z\r\nContent-Type: TEXT/HTML\r\nContent-Transfer-Encoding: BASE64\r\n\r\n${btoa('<p>Jane Roe')}\r\n--z--`;
    const { blocks } = readMhtml(mail(`--x y\r\n${inner}\r\n`), guard);
    expect(blocks.map(({ text }) => text)).toEqual(['Jane Roe']);
  });
});

describe('a page made to keep a reader busy', { timeout: 5000 }, () => {
  it('may have thousands of empty lines with blanks between them', () => {
    expect(textsOf(`<p>a${'<br> '.repeat(30_000)}b</p>`)).toEqual(['a', 'b']);
  });

  it('may have more style sheets than are read', () => {
    const full = `<style>${'a '.repeat(500_000)}</style>`;
    expect(textsOf(`${full}${'<style>a</style>'.repeat(30_000)}<p>hi`)).toEqual(['hi']);
  });

  it('may have elements of a thousand classes under thousands of rules', () => {
    const rules = `<style>${'.a{color:red}'.repeat(9000)}</style>`;
    expect(textsOf(`${rules}${`<p class="a ${'x '.repeat(990)}">hi`.repeat(50)}`)).toHaveLength(50);
  });

  it('is refused where rules say millions of things of its elements', () => {
    const body = Array.from({ length: 100 }, (_, at) => `a${at}:b`).join(';');
    const rules = `<style>${`${Array(50).fill('p').join()}{${body}}`.repeat(200)}</style>`;
    expect(() => read(`${rules}${'<p>hi'.repeat(60)}`)).toThrow('too_large');
  });
});

it(
  'reads the head of a saved page in which blanks stand before a quoted boundary',
  { timeout: 5000 },
  () => {
    const page = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=${' '.repeat(4000)}"x"y\n\n<p>hi`;
    expect(() => readMhtml(latin(page), guard)).toThrow('unsupported_type');
  },
);
