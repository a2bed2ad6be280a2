import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, radius, target } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

export const iconButton = recipe({
  base: uiStyle({
    display: 'inline-grid',
    placeItems: 'center',
    width: target.min,
    height: target.min,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    flex: 'none',
    textDecoration: 'none',
    selectors: {
      '&:hover:not(:disabled)': { background: color.surfaceSunken, color: color.ink },
      '&:disabled': { color: color.line, cursor: 'not-allowed' },
    },
  }),
  variants: {
    outlined: { true: uiStyle({ border: `${border.control} solid ${color.lineStrong}` }) },
  },
});
