import { describe, expect, it } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import type { FlowSource } from '#/domain/cv/source.ts';
import { archive, docx, paragraph } from './tiny-archive.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const read = async (bytes: Uint8Array): Promise<FlowSource> => {
  const result = await readSource(bytes);
  if (!result.ok || result.value.kind !== 'flow') throw new Error(JSON.stringify(result));
  return result.value;
};

describe('DOCX', () => {
  it('resolves headings, weight, size and colour through styles', async () => {
    const styles =
      `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>` +
      '<w:style w:type="paragraph" w:styleId="T1"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="T1"/><w:rPr><w:color w:val="1F4E79"/></w:rPr></w:style></w:styles>';
    const body =
      '<w:p><w:pPr><w:pStyle w:val="Mine"/></w:pPr><w:r><w:t>Profile</w:t></w:r></w:p>' +
      paragraph('Welder');
    const { blocks } = await read(docx(body, { 'word/styles.xml': styles }));
    expect(blocks).toMatchObject([
      { text: 'Profile', heading: 2, bold: true, size: 14, color: '#1f4e79' },
      { text: 'Welder', heading: 0, bold: false, size: 10 },
    ]);
  });

  it('takes four blanks for the tab that others set, fewer for blanks', async () => {
    const text = (words: string): string =>
      `<w:p><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
    const { blocks } = await read(
      docx(text('Lake College      Diploma  in law') + text('Welder.  Driver')),
    );
    expect(blocks.map((block) => block.tabs ?? [block.text])).toEqual([
      ['Lake College', 'Diploma in law'],
      ['Welder. Driver'],
    ]);
  });

  it('keeps inserted text, drops deleted and hidden text', async () => {
    const body =
      '<w:p><w:ins><w:r><w:t xml:space="preserve">new </w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:t>work</w:t></w:r></w:p>';
    expect((await read(docx(body))).blocks.map((block) => block.text)).toEqual(['new work']);
  });

  it('reads headers, footers and text boxes once, though boxes are written twice', async () => {
    const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const body =
      '<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
      `<mc:Choice><w:drawing>${box('555-0100')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('555-0100')}</w:pict></mc:Fallback>` +
      `</mc:AlternateContent></w:r></w:p>${paragraph('Welder')}`;
    const { blocks } = await read(
      docx(body, {
        'word/header1.xml': `<w:hdr ${W}>${paragraph('Jane Roe')}</w:hdr>`,
        'word/header2.xml': `<w:hdr ${W}>${paragraph('Jane Roe')}</w:hdr>`,
        'word/footer1.xml': `<w:ftr ${W}>${paragraph('Dakar')}${paragraph('Page 1')}</w:ftr>`,
      }),
    );
    expect(blocks.map(({ text, zone }) => [text, zone])).toEqual([
      ['Jane Roe', 'header'],
      ['555-0100', 'textbox'],
      ['Welder', 'body'],
      ['Dakar', 'footer'],
    ]);
  });

  it('reads links of both kinds and never what they point to', async () => {
    const body =
      '<w:p><w:hyperlink r:id="l1"><w:r><w:t>profile</w:t></w:r></w:hyperlink></w:p>' +
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "mailto:jane@example.org" </w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>mail</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    const relations =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="l1" Type="x/hyperlink" Target="https://example.org/jane" TargetMode="External"/></Relationships>';
    const { blocks } = await read(docx(body, { 'word/_rels/document.xml.rels': relations }));
    expect(blocks.map((block) => block.links)).toEqual([
      [{ text: 'profile', target: 'https://example.org/jane' }],
      [{ text: 'mail', target: 'mailto:jane@example.org' }],
    ]);
  });

  it('tells cells, tab stops, line breaks and list depth', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const body =
      `<w:tbl><w:tr>${cell('2019')}${cell('Welder')}</w:tr></w:tbl>` +
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr><w:r><w:t>Saw</w:t><w:tab/><w:t>2015</w:t><w:br/><w:t>Lathe</w:t></w:r></w:p>';
    expect((await read(docx(body))).blocks).toMatchObject([
      { text: '2019', cell: { table: 0, row: 0, column: 0 } },
      { text: 'Welder', cell: { table: 0, row: 0, column: 1 } },
      { text: 'Saw 2015', list: 2, tabs: ['Saw', '2015'] },
      { text: 'Lathe', list: 0, afterBreak: true },
    ]);
  });
});

describe('ODT', () => {
  it('reads headings, lists, tables, links, frames and margins', async () => {
    const ns =
      ['office', 'style', 'text', 'table']
        .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
        .join(' ') +
      ' xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"' +
      ' xmlns:xlink="http://www.w3.org/1999/xlink"';
    const content =
      `<office:document-content ${ns}><office:automatic-styles><style:style style:name="B" style:family="text">` +
      '<style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>' +
      '<text:h text:outline-level="2">Profile</text:h><text:p><text:span text:style-name="B">Tools:</text:span> lathe<text:tab/>2019</text:p>' +
      '<text:list><text:list-item><text:p>Saw</text:p></text:list-item></text:list>' +
      '<text:p><text:a xlink:href="https://example.org/jane">profile</text:a><draw:frame><draw:text-box><text:p>555-0100</text:p></draw:text-box></draw:frame></text:p>' +
      '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell></table:table-row></table:table>' +
      '</office:text></office:body></office:document-content>';
    const styles = `<office:document-styles ${ns}><style:header><text:p>Jane Roe</text:p></style:header></office:document-styles>`;
    const { blocks } = await read(
      archive({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': content,
        'styles.xml': styles,
      }),
    );
    expect(blocks).toMatchObject([
      { text: 'Jane Roe', zone: 'header' },
      { text: 'Profile', heading: 2 },
      { text: 'Tools: lathe 2019', boldLead: 'Tools:', tabs: ['Tools: lathe', '2019'] },
      { text: 'Saw', list: 1 },
      { text: 'profile', links: [{ text: 'profile', target: 'https://example.org/jane' }] },
      { text: '555-0100', zone: 'textbox' },
      { text: '2019', cell: { table: 0, row: 0, column: 0 } },
    ]);
  });
});
