import { style } from '@vanilla-extract/css';
import { fontSize } from '#/ui/theme/tokens.ts';

export const auth = {
  place: style({ display: 'grid', justifyItems: 'center' }),
  card: style({ width: 'min(100%, 27rem)' }),
  title: style({ fontSize: fontSize.h2 }),
};
