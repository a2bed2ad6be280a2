/**
 * A CV as a Word file that stays easy to edit and to parse: real heading and list styles that carry the whole look,
 * links; no tables, text boxes, headers or footers.
 */
import type * as Docx from 'docx';
import type { IRunOptions, Paragraph } from 'docx';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import { PAGE } from '#/domain/cv/layout/laid-out.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { plainText } from '#/domain/cv/layout/printable.ts';
import { docxStyles, LIST, STYLE_IDS, twips } from './docx-styles.ts';
import { flowLetter, flowCv, type FlowDocument, type FlowOptions } from './flow-document.ts';
import type { FlowParagraph, FlowRun } from './flow.ts';
import {
  WORD_FACES,
  flowStyles,
  marginsOf,
  type FlowStyle,
  type FlowStyleName,
} from './flow-styles.ts';
import { safeLink } from './safe-link.ts';

export interface WrittenFlow {
  bytes: Uint8Array;
  /** As measured with a margin of safety; Word's own count may differ. */
  pages: number;
  preset: number;
}

export const writeDocx = (content: CvContent, options: FlowOptions): Promise<WrittenFlow> =>
  docxOf(flowCv(content, options));

/** A letter, under the head and in the styles of its CV. */
export const writeLetterDocx = (letter: Letter, cv: CvRecord): Promise<WrittenFlow> =>
  docxOf(flowLetter(letter, cv));

async function docxOf(flow: FlowDocument): Promise<WrittenFlow> {
  const docx = await import('docx');
  const { look, author, title, keywords, language } = flow;
  const styles = flowStyles(look);
  const body = new WordBody(docx, styles);
  const margins = marginsOf(look);
  const hasBand = margins.firstTop !== margins.top;
  const emptyLine = styles.body.size * styles.body.line * WORD_FACES[look.template].line;
  const file = new docx.Document({
    title: plainText(title),
    creator: plainText(author),
    lastModifiedBy: plainText(author),
    subject: SUBJECTS[language],
    keywords: plainText(keywords.join(', ')),
    description: '',
    styles: docxStyles(look, language),
    numbering: { config: [bulletList(styles.item, look.style.bullet.trim())] },
    sections: [
      {
        properties: {
          ...(hasBand ? { titlePage: true } : {}),
          page: {
            size: { width: twips(PAGE.width), height: twips(PAGE.height) },
            margin: {
              top: twips(margins.firstTop),
              ...(hasBand ? { header: twips(margins.top - emptyLine) } : {}),
              bottom: twips(margins.bottom),
              left: twips(margins.side),
              right: twips(margins.side),
            },
          },
        },
        // Nothing but the margin of the pages after the first: a section's own is the same on all of its pages.
        ...(hasBand
          ? { headers: { default: new docx.Header({ children: [new docx.Paragraph({})] }) } }
          : {}),
        children: flow.paragraphs.map((paragraph) => body.paragraph(paragraph)),
      },
    ],
  });
  const bytes = new Uint8Array(await docx.Packer.toArrayBuffer(file));
  return { bytes, pages: flow.pages, preset: flow.preset };
}

const SUBJECTS: Record<CvLanguage, string> = { fr: 'Curriculum vitæ', en: 'Resume' };

const bulletList = ({ indent }: FlowStyle, text: string) => ({
  reference: LIST,
  levels: [
    {
      level: 0,
      format: 'bullet' as const,
      text,
      alignment: 'left' as const,
      style: {
        paragraph: {
          indent: { left: twips(indent?.left ?? 0), hanging: twips(indent?.hanging ?? 0) },
        },
      },
    },
  ],
});

class WordBody {
  readonly #docx: typeof Docx;
  readonly #styles: Record<FlowStyleName, FlowStyle>;

  constructor(docx: typeof Docx, styles: Record<FlowStyleName, FlowStyle>) {
    this.#docx = docx;
    this.#styles = styles;
  }

  paragraph({ style, runs, keepNext, first, apart = 1 }: FlowParagraph): Paragraph {
    const section = this.#styles.section;
    const before = first === 'opens' ? section.before * apart : 0;
    return new this.#docx.Paragraph({
      style: STYLE_IDS[style],
      ...(keepNext ? { keepNext } : {}),
      ...(style === 'item' ? { numbering: { reference: LIST, level: 0 } } : {}),
      // A heading's own space stands between it and what follows.
      ...(first ? { spacing: { before: twips(before) } } : {}),
      children: runs.map((run) => this.#run(run, style)),
    });
  }

  #run({ text, dates, strong, place, link }: FlowRun, paragraph: FlowStyleName) {
    const look: IRunOptions = dates
      ? { style: 'Dates', children: [new this.#docx.Tab(), text] }
      : { text, ...(strong ? { style: 'Strong' } : place ? { style: 'Organisation' } : {}) };
    if (link === undefined) return new this.#docx.TextRun(look);
    return new this.#docx.ExternalHyperlink({
      link: safeLink(link),
      children: [
        new this.#docx.TextRun({
          ...look,
          style: paragraph === 'contact' ? 'ContactLink' : 'Hyperlink',
        }),
      ],
    });
  }
}
