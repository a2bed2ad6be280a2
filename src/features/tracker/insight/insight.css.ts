import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { font, fontSize, weight } from '#/ui/theme/tokens.ts';

export const insight = {
  lead: style({
    fontFamily: font.heading,
    fontSize: fontSize.h3,
    fontWeight: weight.heading,
    textWrap: 'balance',
  }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  progress: style({ maxWidth: '28rem' }),
  start: style({ justifySelf: 'start' }),
};
