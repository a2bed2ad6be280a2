import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const table = style({ width: '100%', borderCollapse: 'collapse' });

export const insight = {
  lead: style({
    fontFamily: font.heading,
    fontSize: fontSize.h3,
    fontWeight: weight.heading,
    textWrap: 'balance',
  }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  note: style({
    fontSize: fontSize.small,
    color: color.inkMuted,
    marginBlockStart: space.px16,
  }),
  progress: style({ maxWidth: '28rem' }),
  start: style({ justifySelf: 'start' }),
  bars: style({ display: 'grid', gap: space.px14 }),
  bar: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.px12,
    rowGap: space.px4,
    alignItems: 'baseline',
  }),
  label: style({ fontWeight: weight.label, overflowWrap: 'anywhere' }),
  said: style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
  track: style({
    gridColumn: '1 / -1',
    height: space.px12,
    borderRadius: radius.mark,
    background: color.surfaceSunken,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  fill: style({
    display: 'block',
    height: '100%',
    background: color.accent,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  tableBox: style({ overflowX: 'auto' }),
  table,
};

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.px8} ${space.px6}`,
  fontSize: fontSize.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: line,
});
globalStyle(`${table} th:first-child`, {
  textAlign: 'start',
  minWidth: '6rem',
  paddingInlineStart: 0,
  overflowWrap: 'break-word',
});
globalStyle(`${table} thead th`, { color: color.inkMuted });
globalStyle(`${table} tbody th`, { fontWeight: weight.label });
