/** A CV's content → boxes on pages, at the airiest preset that suits their number. Pure: same input, same boxes. */
import type { CvContent, CvLanguage } from '../content.ts';
import type { TemplateName, AccentName, DensityName } from '../templates.ts';
import type { DateStyle } from '../dates/forms/printed-forms.ts';
import { Composer } from './compose.ts';
import type { LaidOutCv, LaidOutPage } from './laid-out.ts';
import { PAGE } from './laid-out.ts';
import type { CvMetrics } from './metrics.ts';
import type { CvOutline } from './outline.ts';
import { outlineCv } from './outline.ts';
import type { Paginated } from './paginate.ts';
import { paginate } from './paginate.ts';
import { toPrintable } from './printable.ts';
import type { Preset } from './presets.ts';
import { FIRST_PRESET, MIN_BODY, PRESETS, WORD_PRESETS } from './presets.ts';
import type { TemplateStyle } from './template-style.ts';
import { templateStyle } from './template-style.ts';
import { facesFor, isPrintable, SetWords, Typesetter } from './typeset.ts';

export interface LayoutOptions {
  /** Of headings, labels and dates; the content is printed as it is. */
  language: CvLanguage;
  template: TemplateName;
  /** The template's own when none is chosen. */
  accent?: AccentName | '';
  /** Balanced when none is chosen. */
  density?: DensityName | '';
  dateStyle: DateStyle;
  /** More than two pages are wanted: what doesn't fit two is set comfortably on as many as it takes. */
  longAllowed?: boolean;
}

/** For another program's fonts: how much wider they run, and the share of a page's height to count on. */
export interface Slack {
  width: number;
  height: number;
}

export const MAX_PAGES = 2;
/** A second page holding less than this is worth a denser first page. */
const SPARSE_PAGE = 0.25;

export function layoutCv(
  content: CvContent,
  options: LayoutOptions,
  metrics: CvMetrics,
): LaidOutCv {
  const { outline, leftOut } = printableOutline(content, options, metrics);
  const attempt = attempts(outline, options, metrics);
  const { preset, fit } = climb(attempt, options);
  const pages = fit.pages.map((page, index) => ({
    ...page,
    footer: index === 0 ? [] : footer(fit, outline.name, index + 1, options.language),
  }));
  return {
    template: options.template,
    language: options.language,
    title: titleOf(outline.name, options.language),
    pages,
    preset,
    overflow: pages.length > MAX_PAGES && !options.longAllowed,
    linesOver: options.longAllowed
      ? 0
      : fit.lines.slice(MAX_PAGES).reduce((sum, count) => sum + count, 0),
    leftOut,
    missing: [...fit.set.missing].map(([character, text]) => ({ character, text })),
  };
}

/** Whether even the densest rung takes more than two pages: an eighth of the work of a whole layout. */
export const isOverTwoPages = (
  content: CvContent,
  options: LayoutOptions,
  metrics: CvMetrics,
): boolean => {
  const densest = PRESETS.at(-1);
  const { outline } = printableOutline(content, options, metrics);
  const attempt = attempts(outline, options, metrics);
  return densest !== undefined && attempt(densest).pages.length > MAX_PAGES;
};

/** The rung that gives a word processor, whose fonts and breaks are its own, the pages of the PDF; else the densest. */
export function layoutForWord(
  content: CvContent,
  options: LayoutOptions,
  slack: Slack,
  printed: Pick<LaidOutCv, 'preset' | 'pages'>,
  metrics: CvMetrics,
): { preset: number; pages: number } {
  const { outline } = printableOutline(content, options, metrics);
  const attempt = attempts(outline, { ...options, slack }, metrics);
  const measured = { preset: printed.preset, pages: 0 };
  for (const [preset, rung] of WORD_PRESETS.entries()) {
    if (preset < printed.preset) continue;
    measured.preset = preset;
    measured.pages = attempt(rung).pages.length;
    if (measured.pages <= printed.pages.length) break;
  }
  return measured;
}

/** A name's other forms are an extra: what the fonts lack of them is left to Word and text, never printed as a box. */
const printableOutline = (
  content: CvContent,
  options: LayoutOptions,
  metrics: CvMetrics,
): { outline: CvOutline; leftOut: string[] } => {
  const outline = outlineCv(content, options);
  const { font } = styleOf(options).contact;
  const isCovered = (text: string): boolean =>
    toPrintable(text, (code) => isPrintable(code, font, metrics)).missing.length === 0;
  return {
    outline: { ...outline, nameNotes: outline.nameNotes.filter(isCovered) },
    leftOut: outline.nameNotes.filter((note) => !isCovered(note)),
  };
};

/** The outline set at a rung of the ladder, cut into pages that have no footers yet. */
export function attempts(
  outline: CvOutline,
  options: Pick<LayoutOptions, 'template' | 'accent'> & { slack?: Slack | undefined },
  metrics: CvMetrics,
): (rung: Preset) => Attempt {
  const style = styleOf(options);
  const faces = facesFor(outline.name, style.name, metrics);
  const words = SetWords.of(metrics);
  return (rung) => {
    const preset = scaledPreset(rung, style);
    const set = new Typesetter(words, preset, faces);
    const composer = new Composer(set, style, preset, options.slack?.width);
    const rows = composer.compose(outline);
    return { set, composer, ...paginate(rows, preset.margin, options.slack?.height) };
  };
}

/** English Canada says "resume", French Canada "CV". */
function titleOf(name: string, language: CvLanguage): string {
  const word = language === 'fr' ? 'CV' : 'Resume';
  return name === '' ? word : `${name} – ${word}`;
}

/** The rung in the template's own size. */
export const scaledPreset = (
  rung: Preset,
  { bodyScale, gapScale }: Pick<TemplateStyle, 'bodyScale' | 'gapScale'>,
): Preset => ({
  ...rung,
  body: Math.max(MIN_BODY, rung.body * bodyScale),
  gap: rung.gap * gapScale,
});

const styleOf = ({ template, accent = '' }: Pick<LayoutOptions, 'template' | 'accent'>) =>
  templateStyle(template, accent);

export interface Attempt extends Paginated {
  set: Typesetter;
  composer: Composer;
}

/**
 * The airiest rung on one page, else the airiest on two of those that fill a page well; never airier than chosen, and a
 * chosen airiness gives way to a few lines alone on a second page, but not to a dense page.
 */
function climb(
  attempt: (preset: Preset) => Attempt,
  { density, longAllowed, ...options }: LayoutOptions,
): { preset: number; fit: Attempt } {
  const at = (preset: number): { preset: number; fit: Attempt } => {
    const rung = PRESETS[preset];
    if (!rung) throw new Error(`No preset ${preset}.`);
    return { preset, fit: attempt(rung) };
  };
  const chosen = density || 'balanced';
  if (chosen === 'balanced') {
    const airy = at(0);
    if (airy.fit.pages.length === 1) return airy;
  }
  const first = at(FIRST_PRESET[chosen]);
  let best = first;
  for (let preset = first.preset + 1; preset < PRESETS.length; preset += 1) {
    if (best.fit.pages.length <= MAX_PAGES) break;
    best = at(preset);
  }
  if (best.fit.pages.length > MAX_PAGES) return longAllowed ? first : best;
  const wantsOnePage = styleOf(options).onePage || best.fit.lastFill < SPARSE_PAGE;
  if (best.fit.pages.length === 1 ? chosen !== 'balanced' : !wantsOnePage) return best;
  const densest = chosen === 'airy' ? FIRST_PRESET.balanced : PRESETS.length - 1;
  for (let preset = chosen === 'dense' ? best.preset : 1; preset <= densest; preset += 1) {
    const denser = preset === best.preset ? best : at(preset);
    if (denser.fit.pages.length === 1) return denser;
  }
  return best;
}

export function footer(
  { set, composer, pages }: Attempt,
  name: string,
  page: number,
  language: CvLanguage,
): LaidOutPage['footer'] {
  const style = composer.style.footer;
  const number = `page ${page} ${language === 'fr' ? 'de' : 'of'} ${pages.length}`;
  const text = set.printable(name === '' ? number : `${name}, ${number}`, style);
  const x = (PAGE.width - set.width(text, style)) / 2;
  const y = PAGE.height - composer.preset.margin * 0.5;
  return set.boxes(text, style, x, y, { role: 'P', block: 0, list: 0 });
}
