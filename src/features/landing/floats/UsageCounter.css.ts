import { style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layerIndex, media, radius, space } from '#/ui/theme/tokens.ts';

export const usageCounter = {
  root: style({
    display: 'none',
    position: 'fixed',
    insetInlineEnd: space.px24,
    insetBlockEnd: space.px12,
    zIndex: layerIndex.float,
    alignItems: 'center',
    gap: space.px6,
    padding: `${space.px6} ${space.px12}`,
    background: color.surfaceRaised,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.pill,
    boxShadow: shadow.low,
    fontSize: fontSize.micro,
    color: color.inkMuted,
    pointerEvents: 'none',
    selectors: { '&[data-float="aside"]': { visibility: 'hidden' } },
    '::before': {
      content: '""',
      width: space.px8,
      height: space.px8,
      borderRadius: '50%',
      background: color.positive,
    },
    '@media': {
      [media.narrow]: { display: 'inline-flex' },
      [media.print]: { display: 'none' },
    },
  }),
  figure: style({ color: color.ink }),
};
