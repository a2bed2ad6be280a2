import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every colour role of the design, as a custom property of the same name (`--ink-muted`). */
export const color = createGlobalThemeContract(
  {
    canvas: null,
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
    band: null,
    bandRaised: null,
    ink: null,
    inkMuted: null,
    inkFaint: null,
    bandInk: null,
    bandMuted: null,
    bandLine: null,
    line: null,
    lineStrong: null,
    accent: null,
    accentHover: null,
    accentInk: null,
    accentText: null,
    accentSoft: null,
    accentSoftInk: null,
    signal: null,
    signalInk: null,
    signalSoft: null,
    poleWhite: null,
    poleEdge: null,
    positive: null,
    positiveSoft: null,
    warning: null,
    warningSoft: null,
    danger: null,
    dangerHover: null,
    dangerInk: null,
    dangerSoft: null,
    water: null,
    waterSoft: null,
    woods: null,
    woodsSoft: null,
    contour: null,
    contourSoft: null,
    rock: null,
    rockSoft: null,
    decor: null,
    decorStrong: null,
    focus: null,
    scrim: null,
  },
  (_, path) => kebab(path.join('-')),
);

/** Shadows change with the theme, sizes do not: those are plain tokens. */
export const shadow = createGlobalThemeContract({ low: 'shadow-low', high: 'shadow-high' });
