import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, space } from '#/ui/theme/tokens.ts';

export const answer = {
  field: style({ display: 'grid', gap: space.px6, gridTemplateColumns: 'minmax(0, 1fr)' }),
  under: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.px2} ${space.px12}`,
    fontSize: fontSize.small,
    color: color.inkFaint,
  }),
  count: style({ fontVariantNumeric: 'tabular-nums' }),
};
