import { style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layerIndex, media, radius, space, target } from '#/ui/theme/tokens.ts';

export const bulk = {
  bar: style({
    position: 'sticky',
    insetBlockEnd: `calc(${target.tabBar} + ${space.px8} + env(safe-area-inset-bottom))`,
    zIndex: layerIndex.stickyAction,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.px4} ${space.px16}`,
    marginBlockStart: space.px16,
    padding: `${space.px8} ${space.px16}`,
    background: color.surfaceRaised,
    border: `${border.control} solid ${color.ink}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
    '@media': { [media.narrow]: { insetBlockEnd: space.px16 } },
  }),
  count: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 auto',
    columnGap: space.px12,
  }),
  words: style({ marginInlineEnd: 'auto', fontSize: fontSize.small, color: color.inkMuted }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
};
