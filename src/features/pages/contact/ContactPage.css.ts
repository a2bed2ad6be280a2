import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, target, weight } from '#/ui/theme/tokens.ts';

const gap = 'clamp(2rem, 1.6rem + 1.4vw, 3rem)';

export const contact = {
  columns: style({
    display: 'grid',
    gap,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 40rem) minmax(18rem, 24rem)',
        justifyContent: 'space-between',
        columnGap: space.px64,
        alignItems: 'start',
      },
    },
  }),
  main: style({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }),
  aside: style({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }),
  form: style({ display: 'grid', gap: space.px20, gridTemplateColumns: 'minmax(0, 1fr)' }),
  /** Out of sight without being hidden: programs that fill in everything fill this in. */
  trap: style({
    position: 'absolute',
    insetInlineStart: '-100vw',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  }),
  done: style({ display: 'grid' }),
  email: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target.min,
    fontSize: fontSize.lead,
    fontWeight: weight.label,
    overflowWrap: 'anywhere',
  }),
  muted: style({ color: color.inkMuted }),
  list: style({ borderBlockEnd: `${border.hairline} solid ${color.line}` }),
  waiting: style({
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
  words: style({ display: 'grid', gap: space.px2, minWidth: 0 }),
  excerpt: style({
    color: color.inkMuted,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
};
