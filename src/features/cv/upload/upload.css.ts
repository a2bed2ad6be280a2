import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

export const upload = {
  grid: style({
    display: 'grid',
    gap: space.px20,
    '@media': {
      [media.wide]: { gridTemplateColumns: '1.6fr 1fr', gap: space.px32, alignItems: 'start' },
    },
  }),
  /** Whoever is welcomed finds their CVs before the place for a new one. */
  beside: style({
    '@media': {
      [media.belowWide]: { selectors: { '&:has([data-welcome])': { order: -1 } } },
    },
  }),
  // High enough for a file being read, which takes the place of the other ways.
  below: style({ display: 'grid', alignItems: 'center', minHeight: '6.75rem' }),
  ways: style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.px4 }),
  fileRow: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.px14,
    padding: `${space.px12} ${space.px16} ${space.px16}`,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
  fileIcon: style({ gridRow: 'span 2', color: color.accentText }),
  fileName: style({ fontSize: fontSize.small, overflowWrap: 'anywhere' }),
  fileMeter: style({ gridColumn: '2 / -1' }),
  checks: style({ display: 'grid', gap: space.px10 }),
  check: style({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: space.px12,
    alignItems: 'start',
  }),
  checkIcon: style({ color: color.inkMuted, marginBlockStart: '.2em' }),
  inPlace: style({ display: 'grid', gridTemplateAreas: '"place"' }),
  placeholder: style({ visibility: 'hidden' }),
  cvRow: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.px4,
    selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
  }),
  cvOpen: style({
    flex: 1,
    minWidth: 0,
    minHeight: target.min,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px12,
    alignItems: 'center',
    paddingBlock: space.px10,
    paddingInline: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    color: color.ink,
    cursor: 'pointer',
  }),
  symbol: style({
    display: 'grid',
    placeItems: 'center',
    width: target.min,
    height: target.min,
    borderRadius: radius.control,
    background: color.waterSoft,
    color: color.water,
  }),
  cvTitle: style({
    display: 'block',
    fontWeight: weight.label,
    selectors: { 'button:hover &': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  }),
  cvMeta: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
  binTitle: style({ flex: 1, minWidth: 0, color: color.ink }),
  quiet: style({ color: color.inkMuted, fontWeight: weight.regular }),
};

// In the middle, no line begins with them.
globalStyle(`${upload.ways} > *`, { marginInlineStart: 0 });
