import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

/** A pole's height above its line, and where the line runs. */
const pole = { width: '.625rem', height: '3.75rem' };

const stage = style({
  position: 'relative',
  display: 'grid',
  gap: space.px8,
  alignContent: 'start',
  paddingInlineStart: space.px32,
  paddingBlockEnd: space.px32,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: space.px4,
      width: pole.width,
      height: pole.height,
      border: `${border.control} solid ${color.lineStrong}`,
      borderRadius: radius.mark,
      background: color.surface,
      zIndex: 1,
    },
    // The first pole is where one stands: red and white.
    '&:first-child::before': {
      borderColor: color.poleEdge,
      background: `repeating-linear-gradient(${color.signal} 0 20%, ${color.poleWhite} 20% 40%)`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${pole.width} / 2 - .75px)`,
      insetBlockStart: space.px4,
      insetBlockEnd: `-${space.px4}`,
      borderInlineStart: `${border.control} dashed ${color.lineStrong}`,
    },
    '&:last-child::after': { display: 'none' },
  },
  '@media': {
    [media.wide]: {
      paddingInlineStart: 0,
      paddingBlock: `calc(${pole.height} + ${space.px20}) 0`,
      selectors: {
        '&::before': { insetBlockStart: 0 },
        '&::after': {
          insetBlockStart: pole.height,
          insetBlockEnd: 'auto',
          insetInline: `0 -${space.px28}`,
          borderInlineStart: 0,
          borderBlockStart: `${border.control} solid ${color.ink}`,
        },
        '&:last-child::after': { display: 'block', insetInlineEnd: 0 },
      },
    },
    [media.forcedColors]: {
      selectors: { '&:first-child::before': { border: `${border.focus} solid` } },
    },
  },
});

export const howItWorks = {
  stage,
  page: style({
    display: 'grid',
    gap: 'clamp(2.5rem, 2rem + 2.4vw, 4.5rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
  section: style({ display: 'grid', gap: space.px24, gridTemplateColumns: 'minmax(0, 1fr)' }),
  head: style({ display: 'grid', gap: space.px8, maxWidth: '46rem' }),
  muted: style({ color: color.inkMuted }),
  steps: style({
    counterReset: 'step',
    display: 'grid',
    gap: space.px24,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.px32 },
    },
  }),
  step: style({
    counterIncrement: 'step',
    display: 'grid',
    gap: space.px6,
    alignContent: 'start',
    paddingBlockStart: space.px16,
    borderBlockStart: `${border.control} solid ${color.ink}`,
    selectors: {
      '&::before': {
        content: 'counter(step)',
        fontFamily: font.heading,
        fontSize: fontSize.h2,
        fontWeight: weight.display,
        lineHeight: 1,
        color: color.accentText,
      },
    },
  }),
  line: style({
    display: 'grid',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space.px28 },
    },
  }),
  when: style({ fontSize: fontSize.small, fontWeight: weight.label, color: color.inkMuted }),
  todo: style({
    display: 'grid',
    gap: space.px6,
    paddingInlineStart: space.px16,
    listStyle: 'disc',
    fontSize: fontSize.small,
    lineHeight: 1.5,
    color: color.inkMuted,
  }),
  mark: style({ fontSize: fontSize.small, fontWeight: weight.label, lineHeight: 1.45 }),
  start: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.px20} ${space.px32}`,
    padding: 'clamp(1.25rem, 1rem + 1.4vw, 2.25rem)',
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
  }),
};
