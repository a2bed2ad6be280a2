import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const wide = (columns: number) =>
  style({ minWidth: 0, '@media': { [media.wide]: { gridColumn: `span ${columns}` } } });

const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.px14,
  paddingBlock: space.px10,
  minHeight: target.min,
  color: color.ink,
  textDecoration: 'none',
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const name = style({ fontWeight: weight.strong, lineHeight: 1.35, overflowWrap: 'anywhere' });
const quiet = style({
  fontSize: fontSize.small,
  lineHeight: 1.45,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.min,
  overflowWrap: 'anywhere',
});
const list = style({});
globalStyle(`${list} > li + li`, { borderBlockStart: line });
globalStyle(`${row}:hover ${name}`, { textDecoration: 'underline' });

const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '3.25rem',
  minHeight: '3.25rem',
  gap: space.px2,
  borderRadius: radius.control,
  lineHeight: 1,
  fontSize: fontSize.micro,
  background: color.surfaceSunken,
  color: color.inkMuted,
});
globalStyle(`${leaf} b`, {
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: weight.number,
  color: color.ink,
});

const split = style({
  display: 'grid',
  gap: `${space.px10} ${space.px20}`,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const grid = style({
  display: 'grid',
  gap: space.px20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
// Cards of one row end together.
globalStyle(`${grid} > div > section`, { blockSize: '100%' });

const mark = style({
  width: space.px14,
  height: '3px',
  borderRadius: radius.mark,
  '@media': { [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});

export const dashboard = {
  grid,
  list,
  row,
  name,
  quiet,
  link,
  leaf,
  whole: wide(12),
  eight: wide(8),
  seven: wide(7),
  five: wide(5),
  four: wide(4),
  words: style({ display: 'grid', gap: space.px2, minWidth: 0 }),
  chevron: style({ color: color.inkFaint, '@media': { [media.largeText]: { display: 'none' } } }),
  all: style([link, { fontSize: fontSize.small }]),
  start: style({ justifySelf: 'start' }),
  heading: style({ fontSize: fontSize.h3, marginBlockEnd: space.px12 }),

  today: style({ border: `${border.control} solid ${color.ink}` }),
  step: split,
  due: style([
    split,
    { paddingBlock: space.px8, selectors: { '&:last-child': { paddingBlockEnd: 0 } } },
  ]),
  dueName: style([
    name,
    { display: 'inline-flex', alignItems: 'center', minHeight: target.min, color: color.ink },
  ]),
  late: style([quiet, { color: color.danger, fontWeight: weight.label }]),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  tip: style([split, { paddingBlock: space.px12 }]),

  preparation: style({ display: 'grid', gap: space.px12, gridTemplateColumns: 'minmax(0, 1fr)' }),
  percent: style({
    fontFamily: font.heading,
    fontSize: fontSize.h1,
    fontWeight: weight.display,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  }),
  ticks: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.px4,
    marginBlockStart: `-${space.px4}`,
    '@media': { [media.narrow]: { gap: 0 } },
  }),
  tick: style({ minWidth: 0, fontSize: fontSize.micro, color: color.inkMuted }),
  // Each name begins under its first band where there is room for that.
  bands: styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([count = 1]) => ({
    '@media': { [media.narrow]: { flex: `${count} 1 0` } },
  })),
  tickHere: style({ color: color.ink, fontWeight: weight.strong }),
  stages: style({
    display: 'grid',
    gap: space.px16,
    marginBlockEnd: space.px12,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  stageName: style({ fontSize: fontSize.body, lineHeight: 1.35 }),
  milestone: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px8,
    alignItems: 'center',
    minHeight: target.min,
  }),
  reached: style({ color: color.positive }),
  toCome: style({ color: color.inkFaint }),

  numbers: style({ display: 'grid', gridTemplateColumns: '1fr 1fr' }),
  figure: style({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space.px4,
    paddingBlock: space.px12,
    paddingInlineEnd: space.px8,
    selectors: {
      '&:nth-child(even)': { paddingInlineStart: space.px16, borderInlineStart: line },
      '&:nth-child(n+3)': { borderBlockStart: line },
      '&:nth-child(-n+2)': { paddingBlockStart: 0 },
      '&:nth-child(n+3):nth-last-child(-n+2)': { paddingBlockEnd: 0 },
    },
  }),
  figureName: style([quiet]),
  figureValue: style({
    margin: 0,
    fontFamily: font.heading,
    fontSize: fontSize.h2,
    fontWeight: weight.number,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),

  month: style({
    display: 'inline-block',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
  monthPlace: style({ minHeight: '19rem' }),
  monthTable: style({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    // Seven days as wide as a finger need a little more than a phone's card.
    '@media': {
      [media.belowNarrow]: {
        width: `calc(100% + 2 * ${space.px8})`,
        marginInline: `-${space.px8}`,
      },
    },
  }),
  weekday: style({
    paddingBlock: space.px6,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    color: color.inkMuted,
  }),
  day: style({ padding: 0, textAlign: 'center' }),
  outside: style({ color: color.inkFaint }),
  dayNumber: style({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: `min(${target.min}, 100%)`,
    minHeight: target.min,
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: radius.control,
  }),
  dayButton: style({
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontWeight: weight.strong,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surfaceSunken } },
  }),
  dayToday: style({
    background: color.ink,
    color: color.surface,
    fontWeight: weight.strong,
    selectors: { '&:hover': { background: color.ink } },
    '@media': { [media.forcedColors]: { outline: `${border.selected} solid` } },
  }),
  dayChosen: style({ boxShadow: `inset 0 0 0 ${border.selected} ${color.accent}` }),
  marks: style({
    position: 'absolute',
    insetBlockEnd: space.px4,
    display: 'flex',
    gap: space.px2,
  }),
  interview: style([mark, { background: color.warning }]),
  deadline: style([mark, { background: color.danger }]),
  reminder: style([mark, { background: color.accent }]),
  dayPlan: style({
    marginBlockStart: space.px12,
    paddingBlockStart: space.px12,
    borderBlockStart: line,
  }),
  dayTitle: style({
    fontSize: fontSize.body,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
  dayLink: style([link]),

  quick: style({
    display: 'grid',
    gap: space.px12,
    gridTemplateColumns: '1fr 1fr',
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  quickLink: style({
    display: 'grid',
    alignContent: 'space-between',
    gap: space.px20,
    blockSize: '100%',
    minHeight: '6.5rem',
    padding: space.px14,
    background: color.surface,
    border: line,
    borderRadius: radius.card,
    color: color.ink,
    fontSize: fontSize.small,
    fontWeight: weight.label,
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),

  activity: style({ display: 'grid', paddingBlock: space.px4 }),
  activityLink: style({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.px6,
    alignItems: 'baseline',
    alignContent: 'center',
    minHeight: target.min,
    color: color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),

  symbol: style({
    display: 'grid',
    placeItems: 'center',
    width: target.min,
    height: target.min,
    borderRadius: radius.control,
  }),
  water: style({ background: color.waterSoft, color: color.water }),
  woods: style({ background: color.woodsSoft, color: color.woods }),
  contour: style({ background: color.contourSoft, color: color.contour }),
  rock: style({ background: color.rockSoft, color: color.rock }),
};
globalStyle(`${dashboard.quickLink} svg`, { color: color.accentText });
