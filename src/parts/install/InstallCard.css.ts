import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, radius, space, target } from '#/ui/theme/tokens.ts';

export const installCard = {
  words: style({ fontSize: fontSize.small, color: color.inkMuted }),
  steps: style({ display: 'grid', gap: space.px12 }),
  step: style({ display: 'flex', alignItems: 'center', gap: space.px12 }),
  symbol: style({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: target.min,
    height: target.min,
    borderRadius: radius.control,
    background: color.waterSoft,
    color: color.water,
  }),
};
