import { style } from '@vanilla-extract/css';
import { media, space } from '#/ui/theme/tokens.ts';

export const showcase = {
  columns: style({
    display: 'grid',
    gap: space.px28,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: 'calc(2 * 2.25rem)',
      },
    },
  }),
  words: style({
    display: 'grid',
    gap: space.px28,
    '@media': { [media.compact]: { justifyItems: 'start' } },
  }),
  art: style({
    '@media': {
      [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
    },
  }),
};
