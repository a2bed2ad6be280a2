import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, radius, target, weight } from '#/ui/theme/tokens.ts';

export const languageButton = style({
  minWidth: target.min,
  minHeight: target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: weight.label,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken, color: color.ink } },
});
