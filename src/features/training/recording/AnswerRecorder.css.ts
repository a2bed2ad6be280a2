import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import {
  border,
  font,
  fontSize,
  media,
  motion,
  radius,
  space,
  target,
  weight,
} from '#/ui/theme/tokens.ts';

const dot = {
  flex: 'none',
  inlineSize: space.px12,
  blockSize: space.px12,
  borderRadius: radius.pill,
} as const;

/** No wider than there is room, however large the letters. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

export const recorder = {
  root: style({ ...column, gap: space.px12 }),
  running: style({
    display: 'grid',
    gap: space.px8,
    padding: `${space.px12} ${space.px16}`,
    borderRadius: radius.control,
    background: color.surfaceSunken,
  }),
  time: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    minHeight: target.min,
    fontWeight: weight.label,
  }),
  dot: style({ ...dot, background: color.signal, forcedColorAdjust: 'none' }),
  dotPaused: style({ ...dot, border: `${border.selected} solid ${color.inkMuted}` }),
  clock: style({
    marginInlineStart: 'auto',
    fontFamily: font.heading,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  track: style({
    display: 'block',
    height: space.px12,
    borderRadius: radius.pill,
    background: color.line,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  level: style({
    display: 'block',
    inlineSize: 0,
    height: '100%',
    borderRadius: radius.pill,
    background: color.accent,
    forcedColorAdjust: 'none',
    transition: `inline-size ${motion.fast} linear`,
    '@media': { [media.calm]: { transition: 'none' } },
  }),
  hearing: style({ display: 'flex', alignItems: 'center', gap: space.px12, minHeight: target.min }),
  heard: style({ ...column, gap: space.px12 }),
  player: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px12,
  }),
  progress: style({ flex: '1 1 4rem', minWidth: 0 }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
};
