import { style } from '@vanilla-extract/css';
import { media, space } from '#/ui/theme/tokens.ts';

export const callToAction = {
  actions: style({
    display: 'grid',
    gap: space.px12,
    '@media': { [media.narrow]: { minWidth: '17rem' } },
  }),
};
