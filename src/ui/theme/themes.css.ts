import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color, shadow } from './contract.css.ts';
import { dark, light } from './palettes.ts';

const varsOf = (palette: typeof light) => ({
  ...assignVars(color, palette.color),
  ...assignVars(shadow, palette.shadow),
});

/**
 * `data-theme` on <html> is set only for an explicit choice of light or dark.
 * Without it the system's preference decides, even before any script has run.
 */
globalStyle(':root', { vars: varsOf(light), colorScheme: 'light' });

globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: varsOf(dark), colorScheme: 'dark' } },
});

globalStyle(':root[data-theme="dark"]', { vars: varsOf(dark), colorScheme: 'dark' });
