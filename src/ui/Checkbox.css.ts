import { color } from './theme/contract.css.ts';
import { border, fontSize, motion, radius, space, target } from './theme/tokens.ts';
import { uiStyles } from './theme/ui-style.ts';

export const checkbox = uiStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: space.px10,
    alignItems: 'center',
    minHeight: target.min,
  },
  switchRow: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: space.px16,
    alignItems: 'center',
    minHeight: target.field,
    paddingBlock: space.px12,
  },
  box: { width: '1.375rem', height: '1.375rem', margin: 0, accentColor: color.accent },
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
  },
  words: { display: 'grid', gap: space.px2 },
  label: { paddingBlock: space.px10, marginBlock: `-${space.px6}`, cursor: 'pointer' },
  hint: { fontSize: fontSize.small, color: color.inkFaint, lineHeight: 1.4 },
});
