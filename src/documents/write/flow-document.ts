/** A CV or a letter ready for a word processor: its paragraphs, its look, and the pages it is measured to take. */
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import type { AccentName, DensityName, TemplateName } from '#/domain/cv/templates.ts';
import { layoutCv, layoutForWord, scaledPreset } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { outlineCv, type CvOutline, type OutlineOptions } from '#/domain/cv/layout/outline.ts';
import { LETTER_PRESETS, WORD_PRESETS, type Preset } from '#/domain/cv/layout/presets.ts';
import { templateStyle } from '#/domain/cv/layout/template-style.ts';
import { layoutLetter, outlineLetter } from '#/domain/cv/letter/layout-letter.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { flowOf, type FlowParagraph } from './flow.ts';
import { WORD_FACES, type FlowLook } from './flow-styles.ts';

export interface FlowOptions extends OutlineOptions {
  template: TemplateName;
  accent?: AccentName | '';
  density?: DensityName | '';
  longAllowed?: boolean;
}

export interface FlowDocument {
  paragraphs: FlowParagraph[];
  look: FlowLook;
  language: CvLanguage;
  title: string;
  author: string;
  keywords: string[];
  pages: number;
  preset: number;
}

/** A word processor's own line breaking can't be known here: this share of each page is counted on. */
const USABLE_HEIGHT = 0.96;

const slackOf = ({ template }: Pick<FlowOptions, 'template'>) => ({
  width: WORD_FACES[template].widerBy,
  height: USABLE_HEIGHT,
});

export function flowCv(content: CvContent, options: FlowOptions): FlowDocument {
  const printed = layoutCv(content, options, cvMetrics());
  const measured = layoutForWord(content, options, slackOf(options), printed, cvMetrics());
  const { language } = options;
  return {
    ...flowIn(outlineCv(content, options), WORD_PRESETS[measured.preset], options),
    ...measured,
    language,
    title: printed.title,
    keywords: content.skills,
  };
}

export function flowLetter(letter: Letter, cv: CvRecord): FlowDocument {
  const { title, preset, pages } = layoutLetter(letter, cv, cvMetrics(), slackOf(cv));
  return {
    ...flowIn(outlineLetter(letter, cv), LETTER_PRESETS[preset], cv),
    pages: pages.length,
    preset,
    language: letter.language,
    title,
    keywords: [],
  };
}

function flowIn(
  outline: CvOutline,
  rung: Preset | undefined,
  { template, accent = '' }: Pick<FlowOptions, 'template' | 'accent'>,
): Pick<FlowDocument, 'paragraphs' | 'look' | 'author'> {
  if (!rung) throw new Error('The ladder has no such rung.');
  const style = templateStyle(template, accent);
  const look = { template, style, preset: scaledPreset(rung, style) };
  return { paragraphs: flowOf(outline, style.organisationBeside), look, author: outline.name };
}
