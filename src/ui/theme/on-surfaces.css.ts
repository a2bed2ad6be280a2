import { color } from './contract.css.ts';
import { dark, light } from './palettes.ts';
import { uiStyle } from './ui-style.ts';

/** The deep petrol section: what stands on it is drawn in its own inks, in both themes. */
export const onBand = uiStyle({
  background: color.band,
  color: color.bandInk,
  vars: {
    [color.ink]: color.bandInk,
    [color.inkMuted]: color.bandMuted,
    [color.line]: color.bandLine,
    [color.lineStrong]: '#6F929F',
    [color.surface]: color.bandRaised,
    [color.surfaceSunken]: '#1B4454',
    [color.accent]: light.color.canvas,
    [color.accentHover]: light.color.surface,
    [color.accentInk]: light.color.band,
    [color.accentText]: '#9BD6EA',
    [color.positive]: dark.color.positive,
    [color.signal]: dark.color.signal,
    [color.focus]: dark.color.focus,
  },
});

/** Paper is white in both themes. */
export const onPaper = uiStyle({
  background: light.color.surface,
  color: light.color.ink,
  vars: {
    [color.ink]: light.color.ink,
    [color.inkMuted]: light.color.inkMuted,
    [color.inkFaint]: light.color.inkFaint,
    [color.line]: light.color.line,
    [color.surface]: light.color.surface,
    [color.surfaceSunken]: light.color.surfaceSunken,
    [color.danger]: light.color.danger,
    [color.positive]: light.color.positive,
  },
});
