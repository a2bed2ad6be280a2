import { createVar } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, space, target, weight } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

const edge = createVar('pole-outline');
const wood = `repeating-linear-gradient(90deg, ${color.signal} 0 25%, ${color.poleWhite} 25% 50%)`;
const end = '3px';

export const pole = uiStyles({
  bands: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: space.px14,
    forcedColorAdjust: 'none',
  },
  thin: { height: space.px8 },
  band: {
    background: color.surfaceSunken,
    border: `${border.control} solid ${color.line}`,
    borderInlineStartWidth: 0,
    selectors: {
      '&:first-child': {
        borderInlineStartWidth: border.control,
        borderStartStartRadius: end,
        borderEndStartRadius: end,
      },
      '&:last-child': { borderStartEndRadius: end, borderEndEndRadius: end },
    },
  },
  on: {
    borderColor: color.poleEdge,
    borderInlineWidth: 0,
    selectors: {
      '&:first-child': { borderInlineStartWidth: border.control },
      '&:nth-child(odd)': { background: color.signal },
      '&:nth-child(even)': { background: color.poleWhite },
    },
  },
  last: { borderInlineEndWidth: border.control, borderInlineEndColor: color.poleEdge },

  steps: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    marginBlockEnd: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  },
  step: {
    vars: { [edge]: color.line },
    display: 'grid',
    alignContent: 'start',
    fontSize: fontSize.micro,
    fontWeight: weight.medium,
    color: color.inkFaint,
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': { [media.compact]: { fontSize: fontSize.small } },
    selectors: {
      '&::before': {
        content: '""',
        height: space.px12,
        background: color.surfaceSunken,
        borderBlock: `${border.control} solid ${edge}`,
        forcedColorAdjust: 'none',
      },
      '&:first-child::before': {
        borderInlineStart: `${border.control} solid ${edge}`,
        borderStartStartRadius: end,
        borderEndStartRadius: end,
      },
      '&:last-child::before': {
        borderInlineEnd: `${border.control} solid ${edge}`,
        borderStartEndRadius: end,
        borderEndEndRadius: end,
      },
    },
  },
  done: {
    vars: { [edge]: color.poleEdge },
    color: color.inkMuted,
    selectors: { '&::before': { background: wood } },
  },
  here: {
    vars: { [edge]: color.poleEdge },
    color: color.ink,
    fontWeight: weight.strong,
    selectors: {
      '&::before': { background: wood, borderInlineEnd: `${border.control} solid ${edge}` },
    },
  },
  // On the narrowest screens the word needs the room; the band above and the line under it tell the same.
  tick: { '@media': { 'screen and (max-width: 22.49em)': { display: 'none' } } },
  stepWords: {
    display: 'flex',
    alignItems: 'center',
    gap: space.px4,
    minHeight: target.min,
    paddingInlineEnd: space.px4,
    lineHeight: 1.25,
  },
  goTo: {
    display: 'flex',
    alignItems: 'center',
    gap: space.px4,
    minHeight: target.min,
    padding: 0,
    paddingInlineEnd: space.px4,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.25,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.ink } },
  },
});
