/** What makes the templates differ. Sizes are factors of the preset's body size, gaps factors of its gap. */
import type { TemplateName, AccentName } from '../templates.ts';
import type { FontKey, Ink } from './laid-out.ts';

export type TextStyle = TextLook<Ink>;
export type TemplateStyle = TemplateLook<Ink>;

interface TextLook<AnyInk> {
  font: FontKey;
  size: number;
  ink: AnyInk;
  /** Line height over the size; the preset's when absent. */
  leading?: number;
  /** Of the em. */
  tracking?: number;
  /** The face of words that stand out in it. */
  strong?: FontKey;
}

interface TemplateLook<AnyInk> {
  name: TextLook<AnyInk>;
  headline: TextLook<AnyInk>;
  contact: TextLook<AnyInk>;
  heading: TextLook<AnyInk>;
  title: TextLook<AnyInk>;
  organisation: TextLook<AnyInk>;
  body: TextLook<AnyInk>;
  footer: TextLook<AnyInk>;
  /** Of the preset's body size, down to 10 points: large faces need less. */
  bodyScale: number;
  bullet: string;
  /** Side margin over the preset's margin. */
  sideMargin: number;
  /** Of the preset's gap. */
  gapScale: number;
  centredHead: boolean;
  centredHeadings: boolean;
  /** A dark band behind the head. */
  band: AnyInk | undefined;
  headRule: 'double' | 'none';
  headingRule: { thickness: number; ink: AnyInk } | undefined;
  /** Of an entry, beside its title where there is room; below it otherwise. */
  organisationBeside: boolean;
  /** One page is worth smaller type, where others keep theirs on two. */
  onePage: boolean;
  /** Its own colour. */
  accent: AccentName;
}

type OpenInk = Ink | 'accent' | 'accentBand' | 'accentTint';

/** A template in a colour; its own when none is chosen. */
export const templateStyle = (template: TemplateName, accent: AccentName | ''): TemplateStyle => {
  const look = TEMPLATE_LOOKS[template];
  const chosen = accent || look.accent;
  const ink = (open: OpenInk): Ink =>
    open === 'accent' || open === 'accentBand' || open === 'accentTint'
      ? (open.replace('accent', chosen) as Ink)
      : open;
  const text = (open: TextLook<OpenInk>): TextStyle => ({ ...open, ink: ink(open.ink) });
  const { band, headingRule } = look;
  return {
    ...look,
    name: text(look.name),
    headline: text(look.headline),
    contact: text(look.contact),
    heading: text(look.heading),
    title: text(look.title),
    organisation: text(look.organisation),
    body: text(look.body),
    footer: text(look.footer),
    band: band && ink(band),
    headingRule: headingRule && { ...headingRule, ink: ink(headingRule.ink) },
  };
};

/** The colour that a template has until another is chosen. */
export const ownAccent = (template: TemplateName): AccentName => TEMPLATE_LOOKS[template].accent;

const TEMPLATE_LOOKS: Record<TemplateName, TemplateLook<OpenInk>> = {
  moderne: {
    name: { font: 'sans-700', size: 2.55, ink: 'text', leading: 1.05, tracking: -0.018 },
    headline: { font: 'sans-600', size: 1.24, ink: 'accent', leading: 1.25 },
    contact: { font: 'sans-400', size: 1, ink: 'quiet' },
    heading: { font: 'sans-700', size: 1.11, ink: 'accent', leading: 1.2 },
    title: { font: 'sans-600', size: 1.12, ink: 'text' },
    organisation: { font: 'sans-400', size: 1, ink: 'quiet' },
    body: { font: 'sans-400', size: 1, ink: 'text', strong: 'sans-600' },
    footer: { font: 'sans-400', size: 0.8, ink: 'faint' },
    bodyScale: 1,
    bullet: '•  ',
    sideMargin: 1.08,
    centredHead: false,
    band: undefined,
    headRule: 'none',
    headingRule: { thickness: 0.9, ink: 'accent' },
    gapScale: 1,
    centredHeadings: false,
    organisationBeside: false,
    onePage: false,
    accent: 'petrol',
  },
  classique: {
    name: { font: 'serif-600', size: 2.4, ink: 'text', leading: 1.1 },
    headline: { font: 'serif-400', size: 1.2, ink: 'text', leading: 1.25 },
    contact: { font: 'serif-400', size: 1, ink: 'quiet' },
    heading: { font: 'serif-600', size: 1.2, ink: 'accent', leading: 1.2 },
    title: { font: 'serif-600', size: 1.12, ink: 'text' },
    organisation: { font: 'serif-400', size: 1, ink: 'quiet' },
    body: { font: 'serif-400', size: 1, ink: 'text', strong: 'serif-600' },
    footer: { font: 'serif-400', size: 0.82, ink: 'faint' },
    bodyScale: 1,
    bullet: '–  ',
    sideMargin: 1.2,
    centredHead: true,
    band: undefined,
    headRule: 'double',
    headingRule: { thickness: 0.5, ink: 'hairline' },
    gapScale: 1,
    centredHeadings: false,
    organisationBeside: false,
    onePage: false,
    accent: 'black',
  },
  creatif: {
    name: { font: 'display-700', size: 2.65, ink: 'onBand', leading: 1.05, tracking: -0.03 },
    headline: { font: 'display-700', size: 1.27, ink: 'accentTint', leading: 1.25 },
    contact: { font: 'round-400', size: 1, ink: 'onBandQuiet' },
    heading: { font: 'display-700', size: 1.28, ink: 'text', leading: 1.15, tracking: -0.012 },
    title: { font: 'round-600', size: 1.12, ink: 'text' },
    organisation: { font: 'round-400', size: 1, ink: 'accent' },
    body: { font: 'round-400', size: 1, ink: 'text', strong: 'round-600' },
    footer: { font: 'round-400', size: 0.8, ink: 'faint' },
    bodyScale: 0.95,
    bullet: '•  ',
    sideMargin: 1.15,
    centredHead: false,
    band: 'accentBand',
    headRule: 'none',
    headingRule: undefined,
    gapScale: 1,
    centredHeadings: false,
    organisationBeside: false,
    onePage: false,
    accent: 'petrol',
  },
  sobre: {
    name: { font: 'serif-600', size: 2, ink: 'accent', leading: 1.15 },
    headline: { font: 'serif-400', size: 1.12, ink: 'text', leading: 1.25 },
    contact: { font: 'serif-400', size: 1, ink: 'text' },
    heading: { font: 'serif-600', size: 1.15, ink: 'accent', leading: 1.2 },
    title: { font: 'serif-600', size: 1.1, ink: 'text' },
    organisation: { font: 'serif-400', size: 1, ink: 'text' },
    body: { font: 'serif-400', size: 1, ink: 'text', strong: 'serif-600' },
    footer: { font: 'serif-400', size: 0.82, ink: 'faint' },
    bodyScale: 1,
    bullet: '•  ',
    sideMargin: 1.1,
    gapScale: 1,
    centredHead: true,
    centredHeadings: true,
    band: undefined,
    headRule: 'none',
    headingRule: { thickness: 0.6, ink: 'accent' },
    organisationBeside: false,
    onePage: false,
    accent: 'black',
  },
  compact: {
    name: { font: 'sans-700', size: 2, ink: 'accent', leading: 1.1, tracking: -0.012 },
    headline: { font: 'sans-600', size: 1.12, ink: 'text', leading: 1.2 },
    contact: { font: 'sans-400', size: 1, ink: 'text' },
    heading: { font: 'sans-700', size: 1.12, ink: 'accent', leading: 1.15 },
    title: { font: 'sans-600', size: 1.1, ink: 'text', leading: 1.18 },
    organisation: { font: 'sans-400', size: 1, ink: 'quiet' },
    body: { font: 'sans-400', size: 1, ink: 'text', strong: 'sans-600' },
    footer: { font: 'sans-400', size: 0.8, ink: 'faint' },
    bodyScale: 0.95,
    bullet: '•  ',
    sideMargin: 0.95,
    gapScale: 0.8,
    centredHead: false,
    centredHeadings: false,
    band: undefined,
    headRule: 'none',
    headingRule: { thickness: 0.4, ink: 'hairline' },
    organisationBeside: true,
    onePage: true,
    accent: 'navy',
  },
};
