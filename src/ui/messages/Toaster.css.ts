import { globalStyle } from '@vanilla-extract/css';
import { actionBar } from '../layout/layout.css.ts';
import { color, shadow } from '../theme/contract.css.ts';
import {
  border,
  fontSize,
  layerIndex,
  media,
  radius,
  space,
  target,
  weight,
} from '../theme/tokens.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const toaster = uiStyles({
  place: {
    position: 'fixed',
    insetInline: space.gutter,
    insetBlockEnd: `calc(${target.tabBar} + ${space.px16} + env(safe-area-inset-bottom))`,
    zIndex: layerIndex.toast,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '@media': { [media.narrow]: { insetBlockEnd: space.px24 }, [media.print]: { display: 'none' } },
  },
  toast: {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px12}`,
    width: 'min(100%, 26rem)',
    minHeight: target.large,
    padding: `${space.px4} ${space.px8} ${space.px4} ${space.px16}`,
    background: color.ink,
    color: color.canvas,
    borderRadius: radius.card,
    boxShadow: shadow.high,
    fontSize: fontSize.small,
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  },
  // Where letters are twice as large, the act stands below the words.
  action: {
    marginInlineStart: 'auto',
    minHeight: target.min,
    paddingInline: space.px12,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontWeight: weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
});

globalStyle(`${toaster.toast} > span`, {
  '@layer': { [uiLayer]: { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' } },
});

// On phones a sticky action bar stands where the toast would be.
globalStyle(`html:has(${actionBar}) ${toaster.place}`, {
  '@layer': {
    [uiLayer]: {
      insetBlockEnd: `calc(${target.tabBar} + ${target.large} + ${space.px40} + env(safe-area-inset-bottom))`,
      '@media': { [media.narrow]: { insetBlockEnd: space.px24 } },
    },
  },
});
