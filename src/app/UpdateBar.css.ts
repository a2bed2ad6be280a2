import { style } from '@vanilla-extract/css';
import { shadow } from '#/ui/theme/contract.css.ts';
import { layerIndex, media, radius, space, target } from '#/ui/theme/tokens.ts';

export const updateBar = style({
  position: 'fixed',
  insetInline: space.gutter,
  insetBlockEnd: `calc(${target.tabBar} + ${space.px16} + env(safe-area-inset-bottom))`,
  zIndex: layerIndex.float,
  borderRadius: radius.card,
  boxShadow: shadow.high,
  '@media': {
    [media.narrow]: {
      insetInline: `${space.px24} auto`,
      insetBlockEnd: space.px24,
      width: '22rem',
    },
    [media.print]: { display: 'none' },
  },
});
