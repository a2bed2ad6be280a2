/**
 * A CV as a Word file that stays easy to edit and to parse: real heading styles, real bullets,
 * one right tab stop, links; no tables, text boxes, headers or footers.
 */
import type * as Docx from 'docx';
import type { IParagraphOptions, IRunOptions, Paragraph } from 'docx';
import type { CvContent, TemplateName } from '#/domain/cv/content.ts';
import { INKS, PAGE, type LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { layoutLetter, outlineLetter } from '#/domain/cv/letter/layout-letter.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { layoutCv, scaledPreset } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvOutline, OutlineItem, OutlineOptions } from '#/domain/cv/layout/outline.ts';
import { outlineCv } from '#/domain/cv/layout/outline.ts';
import { PRESETS } from '#/domain/cv/layout/presets.ts';
import { drawn, plainText } from '#/domain/cv/layout/printable.ts';
import { TEMPLATE_STYLES } from '#/domain/cv/layout/template-style.ts';
import type { WordLook } from './docx-styles.ts';
import { docxStyles, twips, WORD_FACES } from './docx-styles.ts';

export interface DocxOptions extends OutlineOptions {
  template: TemplateName;
}

/** Word's own line breaking can't be known here: this share of each page is counted on. */
const USABLE_HEIGHT = 0.95;

export interface WrittenDocx {
  bytes: Uint8Array;
  /** As measured with the margin of safety; Word's own count may differ. */
  pages: number;
  preset: number;
}

export async function writeDocx(content: CvContent, options: DocxOptions): Promise<WrittenDocx> {
  const measured = layoutCv(content, { ...options, slack: slackOf(options) }, cvMetrics());
  return docxOf(outlineCv(content, options), measured, options);
}

/** A letter, under the head and in the styles of its CV. */
export async function writeLetterDocx(letter: Letter, cv: CvRecord): Promise<WrittenDocx> {
  const measured = layoutLetter(letter, cv, cvMetrics(), slackOf(cv));
  const { template, dateStyle } = cv;
  const options = { language: letter.language, template, dateStyle };
  return docxOf(outlineLetter(letter, cv), measured, options);
}

const slackOf = ({ template }: Pick<DocxOptions, 'template'>) => ({
  width: WORD_FACES[template].widerBy,
  height: USABLE_HEIGHT,
});

async function docxOf(
  outline: CvOutline,
  measured: LaidOutCv,
  options: DocxOptions,
): Promise<WrittenDocx> {
  const docx = await import('docx');
  const rung = PRESETS[measured.preset];
  if (!rung) throw new Error(`No preset ${measured.preset}.`);
  const style = TEMPLATE_STYLES[options.template];
  const look: WordLook = { ...options, style, preset: scaledPreset(rung, style) };
  const file = new docx.Document({
    title: plainText(measured.title),
    creator: plainText(outline.name),
    description: '',
    styles: docxStyles(look),
    numbering: { config: [bulletList(look)] },
    sections: [
      {
        properties: { page: pageOf(look) },
        children: new WordBody(docx, look).paragraphs(outline),
      },
    ],
  });
  const bytes = new Uint8Array(await docx.Packer.toArrayBuffer(file));
  return { bytes, pages: measured.pages.length, preset: measured.preset };
}

const LIST = 'cv-bullets';

const sideMargin = ({ preset, style }: WordLook): number => preset.margin * style.sideMargin;

function pageOf(look: WordLook) {
  const vertical = twips(look.preset.margin);
  const side = twips(sideMargin(look));
  return {
    size: { width: twips(PAGE.width), height: twips(PAGE.height) },
    margin: { top: vertical, bottom: vertical, left: side, right: side },
  };
}

function bulletList({ style, preset }: WordLook) {
  const hanging = twips(preset.body * 1.1);
  const paragraph = { indent: { left: hanging + twips(preset.body * 0.3), hanging } };
  const text = style.bullet.trim();
  return {
    reference: LIST,
    levels: [
      {
        level: 0,
        format: 'bullet' as const,
        text,
        alignment: 'left' as const,
        style: { paragraph },
      },
    ],
  };
}

class WordBody {
  readonly #docx: typeof Docx;
  readonly #look: WordLook;

  constructor(docx: typeof Docx, look: WordLook) {
    this.#docx = docx;
    this.#look = look;
  }

  paragraphs(outline: CvOutline): Paragraph[] {
    const sections = outline.sections.flatMap(({ title, items }) => [
      ...(title === '' ? [] : [this.#heading(title)]),
      ...items.flatMap((item, index) => this.#item(item, index, title === '' && index === 0)),
    ]);
    return [...this.#head(outline), ...sections];
  }

  #head({ name, nameNotes, headline, contact }: CvOutline): Paragraph[] {
    const { style } = this.#look;
    const around: IParagraphOptions = {
      ...(style.centredHead ? { alignment: 'center' } : {}),
      ...(style.band ? BAND : {}),
    };
    const rule = style.headRule === 'double' ? { border: { bottom: DOUBLE_RULE } } : {};
    const parts = contact.flatMap(({ text, link }, index) => [
      ...(index === 0 ? [] : [this.#run(' | ')]),
      link === undefined
        ? this.#run(text)
        : new this.#docx.ExternalHyperlink({
            link: encodeURI(link),
            children: [this.#run(text, { style: 'Hyperlink' })],
          }),
    ]);
    const lines: IParagraphOptions[] = [];
    if (name !== '') lines.push({ heading: 'Heading1', children: [this.#run(name)] });
    for (const note of nameNotes) lines.push({ style: 'Contact', children: [this.#run(note)] });
    if (headline !== '') lines.push({ style: 'Headline', children: [this.#run(headline)] });
    if (parts.length > 0) lines.push({ style: 'Contact', children: parts });
    return lines.map(
      (line, index) =>
        new this.#docx.Paragraph(
          Object.assign({}, line, around, index === lines.length - 1 ? rule : {}),
        ),
    );
  }

  #heading(title: string): Paragraph {
    const { headingRule } = this.#look.style;
    return new this.#docx.Paragraph({
      heading: 'Heading2',
      children: [this.#run(title)],
      ...(headingRule
        ? {
            border: {
              bottom: {
                style: 'single' as const,
                // Eighths of a point.
                size: Math.round(headingRule.thickness * 8),
                color: INKS[headingRule.ink].slice(1),
                space: 1,
              },
            },
          }
        : {}),
    });
  }

  /** `opens` a part that has no heading to stand off by. */
  #item(item: OutlineItem, index: number, opens: boolean): Paragraph[] {
    const { gap } = this.#look.preset;
    if (item.kind === 'paragraph')
      return [
        new this.#docx.Paragraph({
          children: [this.#run(item.text)],
          ...(index > 0 || opens ? { spacing: { before: twips(gap * (opens ? 1.2 : 0.3)) } } : {}),
        }),
      ];
    if (item.kind === 'bullet') return [this.#bullet(item.text)];
    return this.#entry(item, opens ? 1 : index);
  }

  #entry(entry: OutlineItem & { kind: 'entry' }, index: number): Paragraph[] {
    const hasBody = entry.notes.length + entry.bullets.length > 0;
    const title = entry.title || entry.organisation;
    const organisation = entry.title === '' ? '' : entry.organisation;
    const dates = drawn(entry.dates);
    const dated = dates !== '';
    const head = new this.#docx.Paragraph({
      heading: 'Heading3',
      ...(index === 0 ? { spacing: { before: twips(this.#look.preset.gap * 0.15) } } : {}),
      ...(dated ? { tabStops: [{ type: 'right' as const, position: this.#textWidth() }] } : {}),
      children: [this.#run(title), ...(dated ? [this.#run(dates, this.#quiet(), true)] : [])],
    });
    return [
      head,
      ...(organisation === ''
        ? []
        : [
            new this.#docx.Paragraph({
              style: 'Place',
              keepNext: hasBody,
              children: [this.#run(organisation)],
            }),
          ]),
      ...entry.notes.map((note) => new this.#docx.Paragraph({ children: [this.#run(note)] })),
      ...entry.bullets.map((text) => this.#bullet(text)),
    ];
  }

  #bullet = (text: string): Paragraph =>
    new this.#docx.Paragraph({
      numbering: { reference: LIST, level: 0 },
      spacing: { before: twips(this.#look.preset.gap * 0.16) },
      children: [this.#run(text)],
    });

  #quiet(): IRunOptions {
    const { organisation } = this.#look.style;
    return {
      bold: false,
      color: INKS[organisation.ink].slice(1),
      size: Math.round(organisation.size * this.#look.preset.body * 2),
    };
  }

  #run(text: string, look: IRunOptions = {}, tabBefore = false) {
    const children = tabBefore ? [new this.#docx.Tab(), plainText(text)] : [plainText(text)];
    return new this.#docx.TextRun({ ...look, children });
  }

  #textWidth = (): number => twips(PAGE.width - 2 * sideMargin(this.#look));
}

/** Borders of the same colour on each side: neighbours with equal borders merge into one box with air inside. */
const bandEdge = (space: number) => ({
  style: 'single' as const,
  size: 4,
  color: INKS.band.slice(1),
  space,
});
const BAND = {
  shading: { type: 'clear' as const, fill: INKS.band.slice(1) },
  border: { top: bandEdge(16), bottom: bandEdge(16), left: bandEdge(24), right: bandEdge(24) },
};

const DOUBLE_RULE = { style: 'double' as const, size: 6, color: INKS.text.slice(1), space: 6 };
