import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const template = style({
  position: 'relative',
  display: 'grid',
  gap: space.px8,
  padding: space.px8,
  border: `${border.control} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  textAlign: 'center',
  fontSize: fontSize.small,
  fontWeight: weight.label,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: border.selected,
    },
  },
});

const slot = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.px8} ${space.px12}`,
  alignContent: 'center',
  alignItems: 'center',
  minHeight: '7.75rem',
  padding: `${space.px12} ${space.px16}`,
  borderRadius: radius.card,
  marginBlockEnd: space.px8,
  fontSize: fontSize.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  scrollMarginBlock: space.px16,
  '@media': {
    [media.compact]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      minHeight: '4.5rem',
      columnGap: space.px16,
    },
  },
} as const;

const symbol = {
  display: 'grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: radius.control,
};

export const download = {
  grid: style({
    display: 'grid',
    gap: space.px24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: { gridTemplateColumns: '1.6fr 1fr', gap: space.px32, alignItems: 'start' },
    },
  }),
  legend: style({
    fontFamily: font.body,
    fontWeight: weight.label,
    fontSize: fontSize.small,
    letterSpacing: 0,
    marginBlockEnd: space.px8,
    padding: 0,
  }),
  templates: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.px10,
  }),
  template,
  radio: style({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
  thumb: style({ display: 'block', overflow: 'hidden' }),
  templateName: style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
  chosen: style({
    position: 'absolute',
    insetBlockStart: space.px12,
    insetInlineEnd: space.px12,
    display: 'none',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: radius.pill,
    background: color.accent,
    color: color.accentInk,
    selectors: { [`${template}:has(:checked) &`]: { display: 'grid' } },
  }),
  formats: style({ display: 'grid', gap: space.px10, marginBlockEnd: space.px8 }),
  format: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.px16,
    alignItems: 'center',
    minHeight: '4.25rem',
    padding: `${space.px14} ${space.px16}`,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover:enabled': { borderColor: color.lineStrong },
      '&:disabled': { background: 'none', color: color.inkFaint, cursor: 'not-allowed' },
    },
  }),
  formatIcon: style({
    color: color.accentText,
    selectors: { 'button:disabled &': { color: color.inkFaint } },
  }),
  formatTitle: style({ display: 'block', fontWeight: weight.label }),
  formatHint: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
  noFileYet: style({
    ...slot,
    border: `${border.hairline} dashed ${color.lineStrong}`,
    color: color.inkMuted,
  }),
  savedFile: style({
    ...slot,
    border: `${border.hairline} solid transparent`,
    background: color.positiveSoft,
  }),
  savedActs: style({ gridColumn: 2, '@media': { [media.compact]: { gridColumn: 3 } } }),
  checks: style({ display: 'grid', gap: space.px4, fontSize: fontSize.small }),
  check: style({
    display: 'grid',
    minHeight: '2rem',
    lineHeight: 1.4,
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: space.px10,
    alignItems: 'center',
  }),
  tones: {
    ok: style({ color: color.positive }),
    advice: style({ color: color.warning }),
    stop: style({ color: color.danger }),
  },
  next: style({ display: 'grid', gap: space.px4 }),
  nextLink: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.px12,
    alignItems: 'center',
    minHeight: target.min,
    paddingBlock: space.px8,
    color: color.ink,
    textDecoration: 'none',
  }),
  contour: style({ ...symbol, background: color.contourSoft, color: color.contour }),
  woods: style({ ...symbol, background: color.woodsSoft, color: color.woods }),
  foot: style({ marginBlockStart: space.px24 }),
};
