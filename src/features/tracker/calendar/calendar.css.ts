import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

export const calendar = {
  root: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
  }),
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px4,
    marginBlockEnd: space.px8,
  }),
  month: style({
    fontSize: fontSize.h3,
    marginInlineEnd: 'auto',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
  grid: style({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    background: color.surface,
    border: line,
    borderRadius: radius.card,
  }),
  weekday: style({
    padding: `${space.px6} 0`,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    color: color.inkMuted,
    textAlign: 'center',
    '@media': { [media.narrow]: { textAlign: 'start', paddingInlineStart: space.px8 } },
  }),
  cell: style({ padding: 0, border: line, verticalAlign: 'top' }),
  day: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    justifyContent: 'center',
    gap: space.px2,
    width: '100%',
    minHeight: '3.25rem',
    padding: space.px4,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      '&:focus-visible': { outlineOffset: `-${border.focus}` },
    },
    '@media': {
      [media.narrow]: { display: 'grid', justifyContent: 'stretch', minHeight: '6rem' },
    },
  }),
  outside: style({ color: color.inkFaint, background: color.canvas }),
  number: style({
    flex: '1 0 100%',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: radius.pill,
    '@media': { [media.narrow]: { flex: 'none' } },
  }),
  today: style({ fontWeight: weight.strong, color: color.accentText }),
  chosen: style({ boxShadow: `inset 0 0 0 ${border.selected} ${color.accent}` }),
  // On phones a mark; the words are in the day's own list.
  event: style({
    width: space.px8,
    height: space.px8,
    borderRadius: radius.pill,
    '@media': {
      [media.narrow]: {
        width: 'auto',
        height: 'auto',
        minWidth: 0,
        padding: `${space.px2} ${space.px4}`,
        borderRadius: radius.chip,
      },
    },
  }),
  eventWords: style({
    display: 'none',
    '@media': {
      [media.narrow]: {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: fontSize.micro,
        lineHeight: 1.3,
      },
    },
  }),
  interview: style({
    background: color.warning,
    '@media': { [media.narrow]: { background: color.warningSoft, color: color.warning } },
  }),
  deadline: style({
    background: color.danger,
    '@media': { [media.narrow]: { background: color.dangerSoft, color: color.danger } },
  }),
  reminder: style({
    background: color.accent,
    '@media': { [media.narrow]: { background: color.accentSoft, color: color.accentText } },
  }),
  more: style({ fontSize: fontSize.micro, color: color.inkMuted, lineHeight: 1 }),
  plan: style({
    padding: space.cardPadding,
    background: color.surface,
    border: line,
    borderRadius: radius.card,
  }),
  planTitle: style({
    fontSize: fontSize.h3,
    marginBlockEnd: space.px8,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
  nothing: style({ color: color.inkMuted }),
  planRow: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px12,
    paddingBlock: space.px10,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  planWords: style({ display: 'grid', minWidth: 0 }),
  planKind: style({ fontSize: fontSize.small, color: color.inkMuted }),
  planLink: style({
    display: 'grid',
    alignItems: 'center',
    minHeight: target.min,
    fontWeight: weight.label,
    overflowWrap: 'anywhere',
  }),
};
