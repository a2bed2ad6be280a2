import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, space } from '#/ui/theme/tokens.ts';

export const kept = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.px6,
  fontSize: fontSize.small,
  color: color.inkMuted,
});
