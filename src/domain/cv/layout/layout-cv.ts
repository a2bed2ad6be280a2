/** A CV's content → boxes on pages, at the airiest preset that fits two pages. Pure: same input, same boxes. */
import type { CvContent, CvLanguage, TemplateName } from '../content.ts';
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
import { MIN_BODY, PRESETS } from './presets.ts';
import type { TemplateStyle } from './template-style.ts';
import { TEMPLATE_STYLES } from './template-style.ts';
import { swappedFonts, Typesetter } from './typeset.ts';

export interface LayoutOptions {
  /** Of headings, labels and dates; the content is printed as it is. */
  language: CvLanguage;
  template: TemplateName;
  dateStyle: DateStyle;
  /** For another program's fonts: how much wider they run, and the share of a page's height to count on. */
  slack?: { width: number; height: number };
  /** More than two pages are wanted: what doesn't fit two is set comfortably on as many as it takes. */
  longAllowed?: boolean;
}

export const MAX_PAGES = 2;
/** The rung of a CV that is longer on purpose: comfortable to read, since no page is to be saved. */
export const LONG_PRESET = 3;
/** A second page holding less than this is worth a denser first page. */
const SPARSE_PAGE = 0.15;

export function layoutCv(
  content: CvContent,
  options: LayoutOptions,
  metrics: CvMetrics,
): LaidOutCv {
  const { outline, leftOut } = printableOutline(content, options, metrics);
  const attempt = attempts(outline, options, metrics);
  const { preset, fit } = climb(attempt, options.longAllowed);
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

/** A name's other forms are an extra: what the fonts lack of them is left to Word and text, never printed as a box. */
const printableOutline = (
  content: CvContent,
  options: LayoutOptions,
  metrics: CvMetrics,
): { outline: CvOutline; leftOut: string[] } => {
  const outline = outlineCv(content, options);
  const isCovered = (text: string): boolean =>
    toPrintable(text, (code) => metrics['sans-400'].widths.has(code)).missing.length === 0;
  return {
    outline: { ...outline, nameNotes: outline.nameNotes.filter(isCovered) },
    leftOut: outline.nameNotes.filter((note) => !isCovered(note)),
  };
};

/** The outline set at a rung of the ladder, cut into pages that have no footers yet. */
export function attempts(
  outline: CvOutline,
  options: Pick<LayoutOptions, 'template' | 'slack'>,
  metrics: CvMetrics,
): (rung: Preset) => Attempt {
  const style = TEMPLATE_STYLES[options.template];
  const swaps = swappedFonts(textsOf(outline), style, metrics);
  return (rung) => {
    const preset = scaledPreset(rung, style);
    const set = new Typesetter(metrics, preset, swaps);
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
export const scaledPreset = (rung: Preset, { bodyScale }: TemplateStyle): Preset => ({
  ...rung,
  body: Math.max(MIN_BODY, rung.body * bodyScale),
});

export interface Attempt extends Paginated {
  set: Typesetter;
  composer: Composer;
}

function climb(
  attempt: (preset: Preset) => Attempt,
  longAllowed = false,
): { preset: number; fit: Attempt } {
  const [airy, ...denser] = PRESETS;
  if (!airy) throw new Error('The ladder has no rung.');
  let best = { preset: 0, fit: attempt(airy) };
  for (const [index, preset] of denser.entries()) {
    if (best.fit.pages.length <= MAX_PAGES) break;
    best = { preset: index + 1, fit: attempt(preset) };
  }
  const long = PRESETS[LONG_PRESET];
  if (longAllowed && long && best.fit.pages.length > MAX_PAGES)
    return { preset: LONG_PRESET, fit: attempt(long) };
  if (best.fit.pages.length !== MAX_PAGES || best.fit.lastFill >= SPARSE_PAGE) return best;
  for (const [index, preset] of denser.entries()) {
    if (index + 1 <= best.preset) continue;
    const fit = attempt(preset);
    if (fit.pages.length === 1) return { preset: index + 1, fit };
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

const textsOf = (outline: CvOutline): string[] => [
  outline.name,
  ...outline.nameNotes,
  outline.headline,
  ...outline.contact.map(({ text }) => text),
  ...outline.sections.flatMap(({ title, items }) => [
    title,
    ...items.flatMap((item) =>
      item.kind === 'entry'
        ? [item.title, item.organisation, item.dates, ...item.notes, ...item.bullets]
        : [item.text],
    ),
  ]),
];
