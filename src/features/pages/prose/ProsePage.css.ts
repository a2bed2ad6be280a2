import { style } from '@vanilla-extract/css';
import { fontSize, space } from '#/ui/theme/tokens.ts';

export const prosePage = {
  sections: style({
    display: 'grid',
    gap: 'clamp(2rem, 1.6rem + 1.4vw, 3rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
  section: style({
    display: 'grid',
    gap: space.px12,
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
  heading: style({ fontSize: fontSize.lead, lineHeight: 1.25 }),
};
