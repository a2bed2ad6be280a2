/** The flow's styles as Word keeps them. Sizes are half-points, spaces twentieths of a point, borders eighths. */
import type { IParagraphStyleOptions, IStylesOptions } from 'docx';
import type { CvLanguage } from '#/domain/cv/content.ts';
import {
  flowLooks,
  flowStyles,
  WORD_FACES,
  type FlowLook,
  type FlowStyle,
  type FlowStyleName,
} from './flow-styles.ts';

export const LIST = 'cv-bullets';

/** Word's own styles where it has one of the kind: programs and screen readers know them. */
export const STYLE_IDS: Record<FlowStyleName, string> = {
  name: 'Heading1',
  note: 'NameNote',
  headline: 'Headline',
  contact: 'Contact',
  section: 'Heading2',
  entry: 'Heading3',
  place: 'Place',
  body: 'BodyText',
  item: 'ListBullet',
};

const NAMES: Partial<Record<FlowStyleName, string>> = {
  note: 'Name Note',
  body: 'Body Text',
  item: 'List Bullet',
};

export const twips = (points: number): number => Math.round(points * 20);

export function docxStyles(look: FlowLook, language: CvLanguage): IStylesOptions {
  const { font } = WORD_FACES[look.template];
  const styles = flowStyles(look);
  const { quiet, link } = flowLooks(look);
  const own = (name: FlowStyleName): IParagraphStyleOptions => ({
    id: STYLE_IDS[name],
    name: NAMES[name] ?? STYLE_IDS[name],
    basedOn: 'Normal',
    next: name === 'item' ? STYLE_IDS.item : STYLE_IDS.body,
    quickFormat: true,
    ...looksOf(styles[name]),
  });
  const heading = (name: FlowStyleName) => ({ next: STYLE_IDS.body, ...looksOf(styles[name]) });
  return {
    default: {
      document: {
        run: {
          font,
          size: halfPoints(styles.body.size),
          color: colour(styles.body.ink),
          language: { value: language === 'fr' ? 'fr-CA' : 'en-CA' },
        },
        paragraph: { spacing: { after: 0, ...lineOf(styles.body) } },
      },
      heading1: heading('name'),
      heading2: heading('section'),
      heading3: heading('entry'),
      hyperlink: { run: { color: colour(styles.body.ink) } },
    },
    paragraphStyles: (['note', 'headline', 'contact', 'place', 'body', 'item'] as const).map(own),
    characterStyles: [
      ...['Dates', 'Organisation'].map((id) => ({
        id,
        name: id,
        quickFormat: true,
        run: { bold: false, size: halfPoints(quiet.size), color: colour(quiet.ink) },
      })),
      {
        id: 'ContactLink',
        name: 'Contact Link',
        basedOn: 'Hyperlink',
        run: { color: colour(link.ink) },
      },
      { id: 'Strong', name: 'Strong', quickFormat: true, run: { bold: true } },
    ],
  };
}

const looksOf = (style: FlowStyle) => ({
  run: { size: halfPoints(style.size), color: colour(style.ink), bold: style.bold },
  paragraph: {
    keepNext: style.keepNext,
    spacing: { before: twips(style.before), after: twips(style.after), ...lineOf(style) },
    ...(style.centred ? { alignment: 'center' as const } : {}),
    ...(style.rightTab ? { rightTabStop: twips(style.rightTab) } : {}),
    ...(style.indent
      ? { indent: { left: twips(style.indent.left), hanging: twips(style.indent.hanging) } }
      : {}),
    ...(style.rule ? { border: { bottom: ruleOf(style.rule) } } : {}),
    ...(style.band ? bandOf(colour(style.band)) : {}),
  },
});

const lineOf = ({ line }: FlowStyle) => ({
  line: Math.round(line * 240),
  lineRule: 'auto' as const,
});

const ruleOf = ({ kind, width, ink }: NonNullable<FlowStyle['rule']>) => ({
  style: kind,
  size: Math.max(2, Math.round(width * 8)),
  color: colour(ink),
  space: kind === 'double' ? 6 : 1,
});

/** Borders of the band's own colour carry it to the paper's edges; neighbours with equal borders are one box. */
const bandOf = (color: string) => {
  const edge = (space: number, size: number) => ({ style: 'single' as const, size, color, space });
  return {
    shading: { type: 'clear' as const, fill: color },
    border: { top: edge(18, 8), bottom: edge(12, 8), left: edge(31, 96), right: edge(31, 96) },
  };
};

const halfPoints = (points: number): number => Math.round(points * 2);

/** Without the `#`. */
const colour = (ink: string): string => ink.slice(1);
