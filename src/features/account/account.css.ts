import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, space } from '#/ui/theme/tokens.ts';

export const account = {
  place: style({ display: 'grid', justifyItems: 'center', gap: space.px16 }),
  card: style({ width: 'min(100%, 27rem)' }),
  title: style({ fontSize: fontSize.h2 }),
  aside: style({ textAlign: 'center' }),
  rows: style({ listStyle: 'none', margin: 0, padding: 0 }),
  row: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px8,
    paddingBlock: space.px12,
    selectors: {
      '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` },
    },
  }),
  rowWords: style({ display: 'grid', gap: space.px2, minWidth: 0, overflowWrap: 'anywhere' }),
};
