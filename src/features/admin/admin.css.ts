import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

const table = style({ width: '100%', borderCollapse: 'collapse' });
const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${table} ${selector}`, rule);
cells(':is(th, td)', {
  padding: `${space.px12} ${space.px10}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontSize: fontSize.small,
});
cells(':is(th, td):first-child', { paddingInlineStart: space.cardPadding });
cells(':is(th, td):last-child', { paddingInlineEnd: space.px12 });
cells('thead th', { color: color.inkMuted, fontWeight: weight.label, borderBlockEnd: line });
cells('tbody tr + tr > *', { borderBlockStart: line });
cells('tbody th', { fontWeight: weight.regular });

export const admin = {
  table,
  /** Said beside the name on a phone, in columns of its own from a tablet on. */
  onWide: style({ '@media': { [media.belowNarrow]: { display: 'none' } } }),
  onPhone: style({ '@media': { [media.narrow]: { display: 'none' } } }),
  action: style({ width: target.min, textAlign: 'end' }),
  who: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.px12,
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  avatar: style({
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.pill,
    background: color.surfaceSunken,
    color: color.inkMuted,
    fontSize: fontSize.micro,
    fontWeight: weight.strong,
  }),
  words: style({ display: 'grid', gap: space.px4, minWidth: 0, justifyItems: 'start' }),
  name: style({ fontWeight: weight.strong, fontSize: fontSize.body, overflowWrap: 'anywhere' }),
  unnamed: style({ fontWeight: weight.regular, color: color.inkMuted }),
  quiet: style({ color: color.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' }),
  id: style({ fontSize: fontSize.micro, color: color.inkMuted }),
  date: style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
  tools: style({
    display: 'grid',
    gap: space.px12,
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' },
    },
  }),
  two: style({
    display: 'grid',
    gap: space.px12,
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
  stale: style({ opacity: 0.6 }),
  scroll: style({ overflowX: 'auto' }),

  numbers: style({
    display: 'grid',
    gap: space.px12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    margin: 0,
  }),
  figure: style({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space.px4,
    padding: space.px16,
    background: color.surface,
    border: line,
    borderRadius: radius.card,
  }),
  figureName: style({ color: color.inkMuted, fontSize: fontSize.small }),
  figureValue: style({
    margin: 0,
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    fontWeight: weight.number,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
  rows: style({ listStyle: 'none', margin: 0, padding: 0 }),
  steps: style({
    display: 'grid',
    gap: space.px8,
    listStyle: 'decimal',
    margin: 0,
    paddingInlineStart: space.px20,
  }),
  listRow: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px8,
    paddingBlock: space.px12,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  grow: style({ flex: '1 1 16rem', overflowWrap: 'anywhere' }),
  text: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  facts: style({ display: 'grid', gap: space.px8, margin: 0 }),
  fact: style({
    display: 'grid',
    gap: `${space.px2} ${space.px16}`,
    '@media': { [media.narrow]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
  }),
  factValue: style({ margin: 0, overflowWrap: 'anywhere' }),
  charts: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
};
