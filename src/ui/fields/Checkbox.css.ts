import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, motion, radius, space, target } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

const BOX = '1.375rem';

export const checkbox = uiStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px10,
    alignItems: 'start',
  },
  switchRow: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.px16,
    alignItems: 'center',
    minHeight: target.field,
    paddingBlock: space.px12,
  },
  box: {
    width: BOX,
    height: BOX,
    // Level with the label's first line, however long the hint.
    margin: `calc((${target.min} - ${BOX}) / 2) 0`,
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    border: `${border.control} solid ${color.lineStrong}`,
    borderRadius: radius.chip,
    background: color.surface,
    cursor: 'pointer',
    selectors: {
      '&:checked': { background: color.accent, borderColor: color.accent },
      '&:checked::before': {
        content: '""',
        width: '.75rem',
        height: space.px6,
        borderInlineStart: `${border.selected} solid ${color.accentInk}`,
        borderBlockEnd: `${border.selected} solid ${color.accentInk}`,
        rotate: '-45deg',
        translate: '0 -.125rem',
      },
      '&:disabled': { background: color.surfaceSunken, borderColor: color.line },
      '&:disabled::before': { borderColor: color.inkFaint },
    },
  },
  track: {
    appearance: 'none',
    order: 1,
    position: 'relative',
    width: '3.25rem',
    height: space.px32,
    margin: `${space.px6} 0`,
    borderRadius: radius.pill,
    border: `${border.control} solid ${color.lineStrong}`,
    background: color.surfaceSunken,
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: space.px4,
        insetInlineStart: space.px4,
        width: '1.3125rem',
        height: '1.3125rem',
        borderRadius: '50%',
        background: color.inkFaint,
        transition: `inset-inline-start ${motion.fast} ${motion.ease}`,
      },
      '&:checked': { background: color.accent, borderColor: color.accent },
      '&:checked::before': { background: color.accentInk, insetInlineStart: space.px24 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&:checked::before': { background: 'Highlight' },
        },
      },
    },
  },
  words: { display: 'grid', gap: space.px2, overflowWrap: 'anywhere' },
  boxWords: {
    overflowWrap: 'anywhere',
    display: 'grid',
    gap: space.px2,
    paddingBlock: `calc((${target.min} - 1.55em) / 2 - ${space.px4})`,
  },
  label: { paddingBlock: space.px10, marginBlock: `-${space.px6}`, cursor: 'pointer' },
  hint: { fontSize: fontSize.small, color: color.inkFaint, lineHeight: 1.4 },
});
