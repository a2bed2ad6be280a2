import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import {
  border,
  font,
  fontSize,
  layout,
  media,
  radius,
  scrollRoom,
  space,
  target,
  weight,
} from '#/ui/theme/tokens.ts';

export const training = {
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  written: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  /** Where the focus lands: not under the header. */
  landing: style({ scrollMarginBlockStart: scrollRoom }),
  detail: style({
    display: 'block',
    fontSize: fontSize.small,
    fontWeight: weight.regular,
    color: color.inkMuted,
  }),
  /** As large and dark as outside of what folds. */
  opened: style({ fontSize: fontSize.body, color: color.ink, paddingBlock: space.px8 }),
  measure: style({ maxWidth: layout.readingWidth }),
  start: style({ justifySelf: 'start' }),
  chips: style({ display: 'flex', flexWrap: 'wrap', gap: space.px6 }),
  big: style({
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    fontWeight: weight.number,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
  /** Two columns where there is room: what one does, and what comes of it. */
  columns: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
        gap: space.px24,
        alignItems: 'start',
      },
    },
  }),
  list: style({ display: 'grid', gap: space.px10, gridTemplateColumns: 'minmax(0, 1fr)' }),
  row: style({
    position: 'relative',
    display: 'grid',
    gap: space.px8,
    padding: `${space.px14} ${space.px16}`,
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(a:focus-visible)': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.selected,
      },
    },
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: space.px16,
        alignItems: 'center',
      },
    },
  }),
  rowLink: style({
    display: 'block',
    fontWeight: weight.strong,
    lineHeight: 1.35,
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      // The whole row is pressed.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
      '&:focus-visible': { outline: 'none' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    },
  }),
  more: style({ display: 'grid', justifyItems: 'center', marginBlockStart: space.px16 }),
  after: style({ marginBlockStart: space.px20 }),
  search: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    marginBlockEnd: space.px12,
  }),
  found: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px12}`,
    minHeight: target.min,
    marginBlockEnd: space.px8,
    fontSize: fontSize.small,
    color: color.inkMuted,
  }),
  fields: style({ display: 'grid', gap: space.px16 }),
};
