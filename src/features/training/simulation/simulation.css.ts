import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { font, fontSize, space, weight } from '#/ui/theme/tokens.ts';

export const room = {
  root: style({ display: 'grid', gap: space.px12, gridTemplateColumns: 'minmax(0, 1fr)' }),
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px8,
  }),
  title: style({ fontSize: fontSize.h3 }),
  step: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  under: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.px8,
    fontSize: fontSize.small,
    fontWeight: weight.label,
  }),
  timer: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px6,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  short: style({ color: color.danger }),
  question: style({
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    textWrap: 'balance',
    textAlign: 'center',
    paddingBlock: 'clamp(.75rem, 2vh, 2rem) .25rem',
    overflowWrap: 'anywhere',
  }),
};
