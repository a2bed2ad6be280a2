import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { font, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

export const analytics = {
  totals: style({
    display: 'grid',
    gap: space.px20,
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  }),
  total: style({ display: 'grid', gap: space.px2, alignContent: 'start', minWidth: 0 }),
  name: style({ fontSize: fontSize.small, color: color.inkMuted }),
  value: style({
    margin: 0,
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    fontWeight: weight.number,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  }),
  note: style({
    display: 'block',
    fontFamily: font.body,
    fontSize: fontSize.small,
    fontWeight: weight.regular,
    lineHeight: 1.35,
    color: color.inkMuted,
  }),
  pair: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
};
