import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layout, media, space, target } from '#/ui/theme/tokens.ts';
import { postBody } from './PostBody.css.ts';

const gap = 'clamp(1.25rem, 1rem + 1vw, 2rem)';

export const postPage = {
  article: style({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }),
  head: style({
    display: 'grid',
    gap: space.px10,
    justifyItems: 'start',
    maxWidth: layout.readingWidth,
  }),
  back: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px6,
    minHeight: target.min,
    fontSize: fontSize.small,
    '@media': { [media.print]: { display: 'none' } },
  }),
  lead: style({ fontSize: fontSize.lead, lineHeight: 1.45, color: color.inkMuted }),
  meta: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.px4} ${space.px12}`,
    fontSize: fontSize.small,
    color: color.inkFaint,
  }),
  columns: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 46rem) minmax(14rem, 18rem)',
        justifyContent: 'space-between',
        columnGap: space.px64,
        alignItems: 'start',
      },
    },
  }),
  text: style({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }),
  sources: style({
    display: 'grid',
    gap: space.px12,
    maxWidth: layout.readingWidth,
    paddingBlockStart: space.px20,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
  }),
  sourcesTitle: style({ fontSize: fontSize.h3, lineHeight: 1.25 }),
  sourceList: style({ display: 'grid', gap: space.px10, fontSize: fontSize.small }),
  sourceLink: style([
    postBody.outside,
    { display: 'block', width: 'fit-content', paddingBlock: space.px2 },
  ]),
  publisher: style({ color: color.inkMuted }),
  share: style({ '@media': { [media.print]: { display: 'none' } } }),
  related: style({
    display: 'grid',
    gap: space.px12,
    marginBlockStart: 'clamp(2rem, 1.6rem + 1.4vw, 3rem)',
    paddingBlockStart: space.px24,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
  relatedTitle: style({ fontSize: fontSize.lead, lineHeight: 1.25 }),
  relatedList: style({
    display: 'grid',
    gap: space.px16,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.px32 },
    },
  }),
  relatedItem: style({ display: 'grid', gap: space.px4, alignContent: 'start' }),
  relatedLink: style({ lineHeight: 1.35, paddingBlock: space.px2 }),
};
