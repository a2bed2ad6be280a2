import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, radius, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: fontSize.small });
const part = style({ display: 'grid', gap: space.px12 });

export const feedback = {
  part,
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  start: style({ justifySelf: 'start' }),
  score: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px16,
    alignItems: 'center',
  }),
  figure: style({
    fontFamily: font.heading,
    fontSize: fontSize.display,
    fontWeight: weight.display,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  outOf: style({
    marginInlineStart: space.px4,
    fontSize: fontSize.lead,
    fontWeight: weight.regular,
    color: color.inkMuted,
  }),
  path: style({ display: 'grid', gap: space.px8, listStyle: 'none', padding: 0, margin: 0 }),
  stop: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px10,
    alignItems: 'baseline',
  }),
  answer: style({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    paddingInlineStart: space.px12,
    borderInlineStart: `${border.selected} solid ${color.lineStrong}`,
  }),
  carrying: style({
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: color.inkFaint,
    textUnderlineOffset: '.25em',
  }),
  advice: style({ display: 'grid', gap: space.px12, listStyle: 'none', padding: 0, margin: 0 }),
  item: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px10,
    fontSize: fontSize.small,
  }),
  arrow: style({ color: color.inkFaint }),
  toDo: style({ fontWeight: weight.label }),
  quote: style({ color: color.inkMuted, overflowWrap: 'anywhere' }),
  model: style({ overflowWrap: 'anywhere' }),
  blank: style({
    color: color.inkMuted,
    borderBlockEnd: `${border.hairline} dashed ${color.lineStrong}`,
  }),
  table,
  group: style({ paddingBlockStart: space.px12, fontWeight: weight.strong }),
};

/** A letter in a frame; a part that is missing has a dashed one. */
export const starMark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.75em',
    paddingInline: space.px4,
    border: `${border.control} solid currentColor`,
    borderRadius: radius.chip,
    fontFamily: font.heading,
    fontWeight: weight.strong,
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  variants: {
    part: {
      s: { color: color.water, background: color.waterSoft },
      t: { color: color.rock, background: color.rockSoft },
      a: { color: color.accentText, background: color.accentSoft },
      r: { color: color.woods, background: color.woodsSoft },
    },
    missing: {
      true: { color: color.inkMuted, background: 'transparent', borderStyle: 'dashed' },
    },
    small: {
      true: { fontSize: fontSize.micro, marginInlineEnd: space.px4 },
    },
  },
});

globalStyle(`${table} :is(th, td)`, { padding: `${space.px4} 0`, borderBlockEnd: line });
globalStyle(`${table} th`, { textAlign: 'start', fontWeight: weight.regular });
globalStyle(`${table} :is(td, thead th:last-child)`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
