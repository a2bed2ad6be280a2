import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space, weight } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

const point = {
  position: 'absolute',
  width: space.px10,
  height: space.px10,
  translate: '-50% -50%',
  borderRadius: radius.pill,
  background: color.surface,
  border: `${border.selected} solid ${color.accent}`,
} as const;

const day = {
  position: 'absolute',
  translate: '-50% 0',
  fontSize: fontSize.micro,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
} as const;

export const lineFigure = uiStyles({
  controls: { marginBlockEnd: space.px20 },
  root: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gridTemplateRows: '10rem 1.5rem',
    gap: `${space.px10} ${space.px8}`,
    paddingBlockStart: space.px20,
    paddingInlineEnd: space.px24,
  },
  scale: { position: 'relative' },
  scaleFigure: {
    position: 'absolute',
    insetInlineEnd: 0,
    translate: '0 -50%',
    fontSize: fontSize.micro,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  plot: { position: 'relative', marginInlineStart: space.px20 },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  gridLine: { stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  line: {
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  point,
  lastPoint: { ...point, background: color.accent },
  said: {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    translate: '-50% 0',
    paddingBlockEnd: space.px2,
    fontSize: fontSize.small,
    fontWeight: weight.strong,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
  days: { position: 'relative', gridColumn: 2, marginInlineStart: space.px20 },
  day,
  // On phones the first and the last day say enough.
  dayBetween: { ...day, '@media': { [media.belowNarrow]: { display: 'none' } } },
});
