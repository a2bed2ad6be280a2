import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

export const contact = {
  page: style({
    display: 'grid',
    gap: 'clamp(2rem, 1.6rem + 1.4vw, 3rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '56rem',
  }),
  address: style({
    display: 'grid',
    justifyItems: 'start',
    gap: space.px10,
  }),
  email: style({
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    fontWeight: weight.heading,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  }),
  head: style({ display: 'grid', gap: space.px6, maxWidth: '46rem' }),
  topics: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  muted: style({ color: color.inkMuted }),
  list: style({ borderBlockEnd: `${border.hairline} solid ${color.line}` }),
  topic: style({
    display: 'grid',
    gap: space.px12,
    justifyItems: 'start',
    alignItems: 'center',
    paddingBlock: space.px16,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.px32 },
    },
  }),
  words: style({ display: 'grid', gap: space.px2 }),
};
