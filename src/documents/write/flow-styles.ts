/**
 * The templates as the named styles of a word processor, for Word and OpenDocument alike: what a person edits there
 * keeps its look, because nothing but styles says it. Lengths are points.
 */
import type { TemplateName } from '#/domain/cv/templates.ts';
import { INKS, PAGE, type Ink } from '#/domain/cv/layout/laid-out.ts';
import type { Preset } from '#/domain/cv/layout/presets.ts';
import type { TemplateStyle, TextStyle } from '#/domain/cv/layout/template-style.ts';

/** Faces that come with Word, near the templates' own: how much wider they run, and their own line height. */
export const WORD_FACES: Record<TemplateName, { font: string; widerBy: number; line: number }> = {
  moderne: { font: 'Calibri', widerBy: 1, line: 1.22 },
  classique: { font: 'Georgia', widerBy: 1.1, line: 1.136 },
  creatif: { font: 'Trebuchet MS', widerBy: 1.05, line: 1.161 },
  sobre: { font: 'Cambria', widerBy: 1.03, line: 1.172 },
  compact: { font: 'Calibri', widerBy: 1, line: 1.22 },
};

export const FLOW_STYLES = [
  'name',
  'note',
  'headline',
  'contact',
  'section',
  'entry',
  'place',
  'body',
  'item',
] as const;
export type FlowStyleName = (typeof FLOW_STYLES)[number];

export interface FlowStyle {
  size: number;
  bold: boolean;
  /** `#RRGGBB`. */
  ink: string;
  /** Of the face's own line height. */
  line: number;
  before: number;
  after: number;
  keepNext: boolean;
  centred: boolean;
  /** Below the paragraph. */
  rule?: { kind: 'single' | 'double'; width: number; ink: string };
  /** Behind the paragraph, to the edges of the page. */
  band?: string;
  /** From the left, where dates end. */
  rightTab?: number;
  indent?: { left: number; hanging: number };
}

/** Words inside a paragraph. */
export interface FlowLooks {
  /** Dates, and an organisation beside its title. */
  quiet: { size: number; ink: string };
  link: { ink: string };
}

export interface FlowLook {
  template: TemplateName;
  style: TemplateStyle;
  preset: Preset;
}

/** A band reaches the paper's edges from margins no wider than its own border may be. */
const BAND_MARGIN = 43;

export const marginsOf = ({
  style,
  preset,
}: FlowLook): {
  /** Of the first page, and of those after it. */
  firstTop: number;
  top: number;
  bottom: number;
  side: number;
} => ({
  firstTop: style.band ? 0 : preset.margin,
  top: preset.margin,
  bottom: preset.margin,
  side: style.band ? BAND_MARGIN : (preset.side ?? preset.margin * style.sideMargin),
});

/** Of a face's own line height: closer ones cut the accents of capitals on some screens. */
const CLOSEST_LINES = 0.92;

export const flowStyles = (look: FlowLook): Record<FlowStyleName, FlowStyle> => {
  const { template, style, preset } = look;
  const { gap, body } = preset;
  const text = (of: TextStyle, before: number): FlowStyle => ({
    size: of.size * body,
    bold: /600|700/.test(of.font),
    ink: hex(of.ink),
    line: Math.max(CLOSEST_LINES, (of.leading ?? preset.leading) / WORD_FACES[template].line),
    before,
    after: 0,
    keepNext: false,
    centred: false,
  });
  const head = (of: TextStyle, before: number): FlowStyle => ({
    ...text(of, before),
    keepNext: true,
    centred: style.centredHead,
    ...(style.band ? { band: hex(style.band) } : {}),
  });
  const double = { kind: 'double', width: 0.75, ink: INKS.text } as const;
  const { headingRule } = style;
  const hanging = body * 1.1;
  const entry = text(style.title, gap * 0.7);
  return {
    name: head(style.name, 0),
    note: head(style.contact, gap * 0.2),
    headline: head(style.headline, gap * 0.3),
    contact: {
      ...head(style.contact, gap * 0.4),
      ...(style.headRule === 'double' ? { rule: double } : {}),
    },
    section: {
      ...text(style.heading, gap * 1.2),
      after: gap * 0.3,
      keepNext: true,
      centred: style.centredHeadings,
      ...(headingRule
        ? { rule: { kind: 'single', width: headingRule.thickness, ink: hex(headingRule.ink) } }
        : {}),
    },
    entry: { ...entry, keepNext: true, rightTab: PAGE.width - 2 * marginsOf(look).side },
    place: { ...text(style.organisation, 0), keepNext: true },
    body: text(style.body, gap * 0.2),
    item: {
      ...text(style.body, gap * 0.16),
      indent: { left: hanging + body * 0.3, hanging },
    },
  };
};

export const flowLooks = ({ style, preset }: FlowLook): FlowLooks => ({
  quiet: { size: style.organisation.size * preset.body, ink: hex(style.organisation.ink) },
  link: { ink: hex(style.contact.ink) },
});

const hex = (ink: Ink): string => INKS[ink];
