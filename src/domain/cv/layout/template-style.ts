/** What makes the three templates differ. Sizes are factors of the preset's body size, gaps factors of its gap. */
import type { TemplateName } from '../content.ts';
import type { FontKey, Ink } from './laid-out.ts';

export interface TextStyle {
  font: FontKey;
  size: number;
  ink: Ink;
  /** Line height over the size; the preset's when absent. */
  leading?: number;
  /** Of the em. */
  tracking?: number;
}

export interface TemplateStyle {
  name: TextStyle;
  headline: TextStyle;
  contact: TextStyle;
  heading: TextStyle;
  title: TextStyle;
  organisation: TextStyle;
  body: TextStyle;
  footer: TextStyle;
  /** Of the preset's body size, down to 10 points: large faces need less. */
  bodyScale: number;
  bullet: string;
  /** Side margin over the preset's margin. */
  sideMargin: number;
  centredHead: boolean;
  /** A dark band behind the head. */
  band: boolean;
  headRule: 'double' | 'none';
  headingRule: { thickness: number; ink: Ink } | undefined;
}

export const TEMPLATE_STYLES: Record<TemplateName, TemplateStyle> = {
  moderne: {
    name: { font: 'sans-700', size: 2.55, ink: 'text', leading: 1.05, tracking: -0.018 },
    headline: { font: 'sans-600', size: 1.24, ink: 'petrol', leading: 1.25 },
    contact: { font: 'sans-400', size: 1, ink: 'quiet' },
    heading: { font: 'sans-700', size: 1.11, ink: 'petrol', leading: 1.2 },
    title: { font: 'sans-600', size: 1.1, ink: 'text' },
    organisation: { font: 'sans-400', size: 1, ink: 'quiet' },
    body: { font: 'sans-400', size: 1, ink: 'text' },
    footer: { font: 'sans-400', size: 0.8, ink: 'faint' },
    bodyScale: 1,
    bullet: '•  ',
    sideMargin: 1.08,
    centredHead: false,
    band: false,
    headRule: 'none',
    headingRule: { thickness: 0.9, ink: 'petrol' },
  },
  classique: {
    name: { font: 'serif-600', size: 2.4, ink: 'text', leading: 1.1 },
    headline: { font: 'serif-400', size: 1.2, ink: 'text', leading: 1.25 },
    contact: { font: 'serif-400', size: 1, ink: 'quiet' },
    heading: { font: 'serif-600', size: 1.2, ink: 'text', leading: 1.2 },
    title: { font: 'serif-600', size: 1.12, ink: 'text' },
    organisation: { font: 'serif-400', size: 1, ink: 'quiet' },
    body: { font: 'serif-400', size: 1, ink: 'text' },
    footer: { font: 'serif-400', size: 0.82, ink: 'faint' },
    bodyScale: 1,
    bullet: '–  ',
    sideMargin: 1.2,
    centredHead: true,
    band: false,
    headRule: 'double',
    headingRule: { thickness: 0.5, ink: 'hairline' },
  },
  creatif: {
    name: { font: 'display-700', size: 2.65, ink: 'onBand', leading: 1.05, tracking: -0.03 },
    headline: { font: 'display-700', size: 1.27, ink: 'onBandAccent', leading: 1.25 },
    contact: { font: 'round-400', size: 1, ink: 'onBandQuiet' },
    heading: { font: 'display-700', size: 1.28, ink: 'text', leading: 1.15, tracking: -0.012 },
    title: { font: 'round-600', size: 1.12, ink: 'text' },
    organisation: { font: 'round-400', size: 1, ink: 'petrol' },
    body: { font: 'round-400', size: 1, ink: 'text' },
    footer: { font: 'round-400', size: 0.8, ink: 'faint' },
    bodyScale: 0.95,
    bullet: '•  ',
    sideMargin: 1.15,
    centredHead: false,
    band: true,
    headRule: 'none',
    headingRule: undefined,
  },
};
