import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const muted = { fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 };

export const review = {
  /** Beside the form it scrolls by itself: its end must not wait for the end of the form. */
  pane: style({
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        maxHeight: 'calc(100dvh - 13rem)',
        overflowY: 'auto',
        // The ring of what has the focus is drawn outside of it.
        padding: space.px4,
        margin: `-${space.px4}`,
      },
    },
  }),
  lead: style(muted),
  /** Under the ruler's own words. */
  underRuler: style({ ...muted, marginBlockStart: space.px12 }),
  score: style({
    fontFamily: font.body,
    fontWeight: weight.number,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  ruler: style({ marginBlock: space.px8 }),
  list: style({ display: 'grid', gap: space.px16, margin: 0, padding: 0, listStyle: 'none' }),
  rule: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.px8,
    rowGap: space.px4,
    color: color.ink,
  }),
  right: style({ color: color.positive }),
  wrong: style({ color: color.warning }),
  /** Under the name of its rule. */
  said: style({
    gridColumn: '2 / -1',
    ...muted,
    display: 'grid',
    gap: space.px4,
    justifyItems: 'start',
  }),
  quote: style({
    marginBlockEnd: space.px4,
    overflowWrap: 'anywhere',
    paddingInlineStart: space.px8,
    borderInlineStart: `${border.hairline} solid ${color.line}`,
  }),
  link: style({
    minHeight: target.min,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accentText,
    fontSize: fontSize.small,
    fontWeight: weight.label,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  }),
  summary: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.px8,
    alignItems: 'baseline',
  }),
  proposal: style({
    display: 'grid',
    gap: space.px8,
    selectors: {
      '& + &': {
        borderBlockStart: `${border.hairline} solid ${color.line}`,
        paddingBlockStart: space.px16,
      },
    },
  }),
  change: style({
    display: 'grid',
    gap: space.px6,
    justifyItems: 'start',
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
  }),
  gone: style({ color: color.inkMuted, textDecorationColor: color.danger, whiteSpace: 'pre-line' }),
  come: style({
    textDecoration: 'none',
    background: color.positiveSoft,
    borderRadius: radius.mark,
    paddingInline: space.px4,
    whiteSpace: 'pre-line',
  }),
  version: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.px8,
    selectors: {
      '& + &': {
        borderBlockStart: `${border.hairline} solid ${color.line}`,
        paddingBlockStart: space.px12,
      },
    },
  }),
  versionName: style({ display: 'grid', gap: space.px2, overflowWrap: 'anywhere' }),
  quiet: style(muted),
  pages: style({ display: 'grid', gap: space.px16 }),
};
