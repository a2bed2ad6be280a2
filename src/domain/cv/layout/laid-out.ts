/**
 * A CV as boxes on Letter pages: what the PDF writer draws and what the screen previews.
 * Lengths are points (1/72 inch), y grows downwards from the top of the page.
 */
import type { CvLanguage } from '../content.ts';
import type { TemplateName, AccentName } from '../templates.ts';

export const PAGE = { width: 612, height: 792 } as const;

export const FONT_KEYS = [
  'sans-400',
  'sans-600',
  'sans-700',
  'serif-400',
  'serif-600',
  'display-700',
  'round-400',
  'round-600',
  'wide-sans-400',
  'wide-sans-600',
  'wide-sans-700',
  'wide-serif-400',
  'wide-serif-600',
] as const;
export type FontKey = (typeof FONT_KEYS)[number];

/** Names as in the font files; readers of a PDF tell bold by them. */
export const FACES: Record<FontKey, { family: string; weight: number; name: string }> = {
  'sans-400': { family: 'Jalon Sans', weight: 400, name: 'JalonSans-Regular' },
  'sans-600': { family: 'Jalon Sans', weight: 600, name: 'JalonSans-SemiBold' },
  'sans-700': { family: 'Jalon Sans', weight: 700, name: 'JalonSans-Bold' },
  'serif-400': { family: 'Jalon Serif', weight: 400, name: 'JalonSerif-Regular' },
  'serif-600': { family: 'Jalon Serif', weight: 600, name: 'JalonSerif-SemiBold' },
  'display-700': { family: 'Jalon Display', weight: 700, name: 'JalonDisplay-Bold' },
  'round-400': { family: 'Jalon Round', weight: 400, name: 'JalonRound-Regular' },
  'round-600': { family: 'Jalon Round', weight: 600, name: 'JalonRound-SemiBold' },
  'wide-sans-400': { family: 'Jalon Wide Sans', weight: 400, name: 'JalonWideSans-Regular' },
  'wide-sans-600': { family: 'Jalon Wide Sans', weight: 600, name: 'JalonWideSans-SemiBold' },
  'wide-sans-700': { family: 'Jalon Wide Sans', weight: 700, name: 'JalonWideSans-Bold' },
  'wide-serif-400': { family: 'Jalon Wide Serif', weight: 400, name: 'JalonWideSerif-Regular' },
  'wide-serif-600': { family: 'Jalon Wide Serif', weight: 600, name: 'JalonWideSerif-SemiBold' },
};

export const INKS = {
  text: '#111A1F',
  quiet: '#3B4F57',
  faint: '#566870',
  hairline: '#87969C',
  onBand: '#FFFFFF',
  onBandQuiet: '#DDE8EB',
  paper: '#FFFFFF',
  petrol: '#0A4E69',
  petrolBand: '#0B2833',
  petrolTint: '#9BD6EA',
  navy: '#1F3A70',
  navyBand: '#152545',
  navyTint: '#B5C9F2',
  forest: '#1E5B3C',
  forestBand: '#12301F',
  forestTint: '#A9DFC0',
  burgundy: '#7A2338',
  burgundyBand: '#3D131D',
  burgundyTint: '#F0BAC6',
  bronze: '#76480F',
  bronzeBand: '#3A2509',
  bronzeTint: '#EBC893',
  black: '#111A1F',
  blackBand: '#20282C',
  blackTint: '#C9D3D8',
} as const satisfies Record<AccentInk, string> & Record<string, string>;
/** An accent on paper, as a band, and on that band. */
type AccentInk = AccentName | `${AccentName}Band` | `${AccentName}Tint`;
export type Ink = keyof typeof INKS;

/** The element of the tag tree a text belongs to. */
export type StructureRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

export interface TextBox {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  font: FontKey;
  ink: Ink;
  /** Added after each character, in points. */
  tracking: number;
  role: StructureRole;
  /** Boxes of one paragraph, heading or list item share a number, across lines and pages. */
  block: number;
  /** Items of one list share a number; 0 outside lists. */
  list: number;
  link?: string;
}

export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
}

export interface LaidOutPage {
  /** Drawn first; says nothing. */
  shapes: Shape[];
  /** In reading order. */
  texts: TextBox[];
  /** Name and page number, outside the reading order. */
  footer: TextBox[];
}

/** A character no embedded font has. It is drawn as `□` and must be shown to the person before export. */
interface MissingCharacter {
  character: string;
  /** A text of the CV that holds it. */
  text: string;
}

/** What becomes a PDF. */
export interface LaidOutDocument {
  language: CvLanguage;
  title: string;
  pages: LaidOutPage[];
}

export interface LaidOutCv extends LaidOutDocument {
  template: TemplateName;
  /** 0 (airy) to 7 (dense). */
  preset: number;
  /** More than two pages even at the densest preset, and nobody said that more are wanted. */
  overflow: boolean;
  /** Lines beyond page 2. */
  linesOver: number;
  missing: MissingCharacter[];
  /** Other forms of the name that no font has: Word and text print them. */
  leftOut: string[];
}
