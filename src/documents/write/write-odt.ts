/**
 * A CV as an OpenDocument text (OASIS OpenDocument 1.3), for LibreOffice, Google Docs and public services: the
 * paragraphs and styles of the Word file.
 */
import { escapeHtml } from '#/domain/content/escape-html.ts';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import { PAGE } from '#/domain/cv/layout/laid-out.ts';
import { plainText } from '#/domain/cv/layout/printable.ts';
import { loaded } from '../read/loaded.ts';
import { flowCv, type FlowDocument, type FlowOptions } from './flow-document.ts';
import type { FlowParagraph, FlowRun } from './flow.ts';
import {
  FLOW_STYLES,
  flowLooks,
  flowStyles,
  marginsOf,
  WORD_FACES,
  type FlowStyle,
  type FlowStyleName,
} from './flow-styles.ts';
import { safeLink } from './safe-link.ts';
import type { WrittenFlow } from './write-docx.ts';

/** `created` is written into the file. */
export async function writeOdt(
  content: CvContent,
  options: FlowOptions,
  created: Date,
): Promise<WrittenFlow> {
  const { zipSync } = await loaded(import('fflate'));
  const flow = flowCv(content, options);
  const text = (xml: string): Uint8Array => new TextEncoder().encode(xml);
  const bytes = zipSync(
    {
      // First and as it is, so that a program knows the file by its beginning.
      mimetype: [text(MEDIA_TYPE), { level: 0 }],
      'META-INF/manifest.xml': text(MANIFEST),
      'content.xml': text(contentXml(flow)),
      'styles.xml': text(stylesXml(flow)),
      'meta.xml': text(metaXml(flow, created)),
    },
    // The archive's own dates begin in 1980, where a clock that was never set stands before.
    { level: 6, mtime: Math.max(created.getTime(), Date.UTC(1981, 0)) },
  );
  return { bytes, pages: flow.pages, preset: flow.preset };
}

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';

const SPACES = ['office', 'style', 'text', 'meta', 'xsl-fo-compatible', 'svg-compatible'].map(
  (name) => {
    const prefix = name.replace(/-compatible$/, '').replace('xsl-', '');
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  },
);
const NAMES = [
  ...SPACES,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'office:version="1.3"',
].join(' ');
const DECLARED = '<?xml version="1.0" encoding="UTF-8"?>';

const FILES = ['content.xml', 'styles.xml', 'meta.xml']
  .map(
    (name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`,
  )
  .join('');
const MANIFEST = `${DECLARED}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${MEDIA_TYPE}"/>${FILES}</manifest:manifest>`;

/** By the names word processors give their own, in the file's form of them. */
const STYLE_NAMES: Record<FlowStyleName, string> = {
  name: 'Heading_20_1',
  note: 'Name_20_Note',
  headline: 'Headline',
  contact: 'Contact',
  section: 'Heading_20_2',
  entry: 'Heading_20_3',
  place: 'Place',
  body: 'Text_20_body',
  item: 'List_20_Bullet',
};

const LEVELS: Partial<Record<FlowStyleName, number>> = { name: 1, section: 2, entry: 3 };

function contentXml({ paragraphs, look }: FlowDocument): string {
  const styles = flowStyles(look);
  const variants = new Map<string, string>();
  const named = (paragraph: FlowParagraph, page: string): string => {
    const { style, keepNext = false, first, apart = 1 } = paragraph;
    if (!keepNext && !first && page === '') return STYLE_NAMES[style];
    const top = first === 'opens' ? styles.section.before * apart : first ? 0 : undefined;
    const properties = `${keepNext ? ' fo:keep-with-next="always"' : ''}${top === undefined ? '' : ` fo:margin-top="${points(top)}"`}`;
    const key = `${STYLE_NAMES[style]}${properties}${page}`;
    const name = variants.get(key)?.match(/style:name="(P\d+)"/)?.[1] ?? `P${variants.size + 1}`;
    const list = style === 'item' ? ` style:list-style-name="${LIST}"` : '';
    variants.set(
      key,
      `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${STYLE_NAMES[style]}"${list}${page}><style:paragraph-properties${properties}/></style:style>`,
    );
    return name;
  };
  let body = '';
  let inList = false;
  for (const [index, paragraph] of paragraphs.entries()) {
    const isItem = paragraph.style === 'item';
    if (isItem !== inList)
      body += isItem ? `<text:list text:style-name="${LIST}">` : '</text:list>';
    inList = isItem;
    const level = LEVELS[paragraph.style];
    const words = paragraph.runs.map((run) => runXml(run, paragraph.style)).join('');
    const name = named(paragraph, index === 0 ? ` style:master-page-name="${FIRST_PAGE}"` : '');
    body +=
      level === undefined
        ? wrapped(isItem, `<text:p text:style-name="${name}">${words}</text:p>`)
        : `<text:h text:style-name="${name}" text:outline-level="${level}">${words}</text:h>`;
  }
  if (inList) body += '</text:list>';
  return `${DECLARED}<office:document-content ${NAMES}><office:automatic-styles>${[...variants.values()].join('')}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
}

const LIST = 'CvBullets';
const FIRST_PAGE = 'First_20_Page';

const wrapped = (isItem: boolean, paragraph: string): string =>
  isItem ? `<text:list-item>${paragraph}</text:list-item>` : paragraph;

function runXml({ text, dates, strong, place, link }: FlowRun, paragraph: FlowStyleName): string {
  // Spaces in a row, and at an end, would be read as one or none.
  const words = escapeHtml(text).replace(/^ | $| (?= )/g, '<text:s/>');
  if (dates) return `<text:tab/><text:span text:style-name="Dates">${words}</text:span>`;
  if (place) return `<text:span text:style-name="Organisation">${words}</text:span>`;
  if (strong) return `<text:span text:style-name="Strong">${words}</text:span>`;
  if (link === undefined) return words;
  const style = paragraph === 'contact' ? 'Contact_20_Link' : 'Internet_20_link';
  return `<text:a xlink:type="simple" xlink:href="${escapeHtml(safeLink(link))}" text:style-name="${style}" text:visited-style-name="${style}">${words}</text:a>`;
}

function stylesXml({ look, language }: FlowDocument): string {
  const { font } = WORD_FACES[look.template];
  const styles = flowStyles(look);
  const { quiet, link } = flowLooks(look);
  const { firstTop, top, bottom, side } = marginsOf(look);
  const country = `fo:language="${language}" fo:country="CA"`;
  const face = `<office:font-face-decls><style:font-face style:name="${font}" svg:font-family="'${font}'"/></office:font-face-decls>`;
  const normal = `<style:default-style style:family="paragraph"><style:paragraph-properties fo:orphans="2" fo:widows="2"/><style:text-properties style:font-name="${font}" fo:font-size="${points(styles.body.size)}" fo:color="${styles.body.ink}" ${country}/></style:default-style><style:style style:name="Standard" style:family="paragraph" style:class="text"/>`;
  const paragraphs = FLOW_STYLES.map((name) => styleXml(name, styles[name], side)).join('');
  const character = (name: string, properties: string): string =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
  const characters = [
    ...['Dates', 'Organisation'].map((name) =>
      character(
        name,
        `fo:font-size="${points(quiet.size)}" fo:font-weight="normal" fo:color="${quiet.ink}"`,
      ),
    ),
    character('Strong', 'fo:font-weight="bold"'),
    character('Internet_20_link', `fo:color="${styles.body.ink}" ${PLAIN}`),
    character('Contact_20_Link', `fo:color="${link.ink}" ${PLAIN}`),
  ].join('');
  const { left = 0, hanging = 0 } = styles.item.indent ?? {};
  const list = `<text:list-style style:name="${LIST}"><text:list-level-style-bullet text:level="1" text:bullet-char="${look.style.bullet.trim()}"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${points(left)}" fo:text-indent="${points(-hanging)}" fo:margin-left="${points(left)}"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>`;
  const page = (name: string, above: number): string =>
    `<style:page-layout style:name="${name}"><style:page-layout-properties fo:page-width="${points(PAGE.width)}" fo:page-height="${points(PAGE.height)}" fo:margin-top="${points(above)}" fo:margin-bottom="${points(bottom)}" fo:margin-left="${points(side)}" fo:margin-right="${points(side)}"/></style:page-layout>`;
  return `${DECLARED}<office:document-styles ${NAMES}>${face}<office:styles>${normal}${paragraphs}${characters}${list}</office:styles><office:automatic-styles>${page('Letter', top)}${page('FirstLetter', firstTop)}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Letter"/><style:master-page style:name="${FIRST_PAGE}" style:display-name="First Page" style:page-layout-name="FirstLetter" style:next-style-name="Standard"/></office:master-styles></office:document-styles>`;
}

function styleXml(name: FlowStyleName, style: FlowStyle, side: number): string {
  const own = STYLE_NAMES[name];
  const level = LEVELS[name];
  const { rule, band, rightTab } = style;
  const paragraph = [
    `fo:margin-top="${points(style.before)}" fo:margin-bottom="${points(style.after)}"`,
    `fo:line-height="${Math.round(style.line * 100)}%"`,
    style.centred ? 'fo:text-align="center"' : '',
    style.keepNext ? 'fo:keep-with-next="always"' : '',
    rule
      ? `fo:padding-bottom="${points(rule.kind === 'double' ? 6 : 1)}" fo:border-bottom="${points(rule.kind === 'double' ? rule.width * 3 : rule.width)} ${rule.kind === 'double' ? 'double' : 'solid'} ${rule.ink}"`
      : '',
    // The band's colour goes to the paper's edges while its words keep the text's own.
    band
      ? `fo:background-color="${band}" fo:margin-left="${points(-side)}" fo:margin-right="${points(-side)}" fo:padding-left="${points(side)}" fo:padding-right="${points(side)}" fo:padding-top="18pt" fo:padding-bottom="12pt" fo:border="0.5pt solid ${band}" style:join-border="true"`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
  const tab = rightTab
    ? `<style:tab-stops><style:tab-stop style:position="${points(rightTab)}" style:type="right"/></style:tab-stops>`
    : '';
  const display = own.includes('_20_')
    ? ` style:display-name="${own.replaceAll('_20_', ' ')}"`
    : '';
  const outline = level === undefined ? '' : ` style:default-outline-level="${level}"`;
  const list = name === 'item' ? ` style:list-style-name="${LIST}"` : '';
  return `<style:style style:name="${own}"${display} style:family="paragraph" style:parent-style-name="Standard"${outline}${list} style:class="text"><style:paragraph-properties ${paragraph}>${tab}</style:paragraph-properties><style:text-properties fo:font-size="${points(style.size)}" fo:font-weight="${style.bold ? 'bold' : 'normal'}" fo:color="${style.ink}"/></style:style>`;
}

function metaXml({ title, author, keywords, language }: FlowDocument, created: Date): string {
  const words = keywords.map(
    (word) => `<meta:keyword>${escapeHtml(plainText(word))}</meta:keyword>`,
  );
  const when = created.toISOString().slice(0, 19);
  return `${DECLARED}<office:document-meta ${NAMES}><office:meta><dc:title>${escapeHtml(plainText(title))}</dc:title><meta:initial-creator>${escapeHtml(plainText(author))}</meta:initial-creator><dc:creator>${escapeHtml(plainText(author))}</dc:creator><meta:creation-date>${when}</meta:creation-date><dc:date>${when}</dc:date><dc:language>${LANGUAGES[language]}</dc:language>${words.join('')}</office:meta></office:document-meta>`;
}

/** As on the printed page; programs would underline a link of their own accord. */
const PLAIN = 'style:text-underline-style="none"';

const LANGUAGES: Record<CvLanguage, string> = { fr: 'fr-CA', en: 'en-CA' };

const points = (value: number): string => `${Math.round(value * 100) / 100}pt`;
