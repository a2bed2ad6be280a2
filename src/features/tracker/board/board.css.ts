import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const columns = style({ display: 'grid', gap: space.px12, alignItems: 'start' });

export const board = {
  three: style([columns, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }]),
  four: style([columns, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }]),
  column: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.px8,
    alignContent: 'start',
    minHeight: '8rem',
    padding: space.px10,
    background: color.surfaceSunken,
    borderRadius: radius.card,
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  over: style({ outline: `${border.selected} dashed ${color.accent}` }),
  head: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.px8,
    padding: `${space.px6} ${space.px6} ${space.px4}`,
    fontFamily: 'inherit',
    fontSize: fontSize.small,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    letterSpacing: 0,
  }),
  count: style({ color: color.inkFaint, fontWeight: weight.medium }),
  add: style({
    display: 'grid',
    placeItems: 'center',
    minHeight: target.min,
    border: `${border.control} dashed ${color.lineStrong}`,
    borderRadius: radius.control,
    color: color.inkMuted,
    fontSize: fontSize.small,
    fontWeight: weight.label,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.ink, borderColor: color.ink } },
  }),
  hint: style({ marginBlockStart: space.px12, fontSize: fontSize.small, color: color.inkFaint }),
};
