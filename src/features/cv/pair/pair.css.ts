import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layout, media, radius, space, weight } from '#/ui/theme/tokens.ts';

const muted = { fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 };

export const pairLook = {
  rows: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  row: style({
    display: 'grid',
    gap: space.px8,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: space.px12,
    selectors: {
      '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` },
    },
  }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.px8 }),
  label: style({ fontSize: fontSize.small, fontWeight: weight.label }),
  sides: style({
    display: 'grid',
    gap: space.px12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.px24 },
    },
  }),
  /** The names of the columns, over all rows. */
  columns: style({
    ...muted,
    fontWeight: weight.label,
    display: 'none',
    '@media': {
      [media.narrow]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space.px24,
      },
    },
  }),
  side: style({ display: 'grid', gap: space.px4, alignContent: 'start', overflowWrap: 'anywhere' }),
  sideName: style({ ...muted, '@media': { [media.narrow]: { display: 'none' } } }),
  value: style({ whiteSpace: 'pre-line', maxWidth: layout.readingWidth }),
  lines: style({ display: 'grid', gap: space.px4, paddingInlineStart: space.px16, margin: 0 }),
  nothing: style({ color: color.inkMuted }),
  gone: style({ color: color.inkMuted, textDecorationColor: color.danger }),
  come: style({
    textDecoration: 'none',
    background: color.positiveSoft,
    borderRadius: radius.mark,
    paddingInline: space.px2,
  }),
  hint: style(muted),
  offered: style({ display: 'grid', gap: space.px8, justifyItems: 'start' }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  entries: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  tools: style({
    display: 'grid',
    gap: space.px12,
    '@media': {
      [media.narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
      },
    },
  }),
  notOnPhones: style({ '@media': { [media.belowNarrow]: { display: 'none' } } }),
  onPhones: style({ '@media': { [media.narrow]: { display: 'none' } } }),
  /** What was and what is, one under the other. */
  several: style({ display: 'grid', justifyItems: 'start', gap: space.px2 }),
};
