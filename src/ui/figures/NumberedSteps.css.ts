import { color } from '../theme/contract.css.ts';
import { border, font, fontSize, space, weight } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const numberedSteps = uiStyles({
  list: { counterReset: 'step', display: 'grid', alignContent: 'start' },
  step: {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space.px32} 1fr`,
    gap: `${space.px2} ${space.px14}`,
    paddingBlockEnd: space.px20,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&::before': {
        content: 'counter(step)',
        gridRow: 'span 2',
        display: 'grid',
        placeItems: 'center',
        width: space.px32,
        height: space.px32,
        border: `${border.control} solid ${color.ink}`,
        borderRadius: '50%',
        fontFamily: font.heading,
        fontSize: '.9375rem',
        fontWeight: weight.heading,
        lineHeight: 1,
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${space.px16} - .75px)`,
        insetBlock: `${space.px32} 0`,
        borderInlineStart: `${border.control} dashed ${color.lineStrong}`,
      },
    },
  },
  title: { paddingBlockStart: space.px4, lineHeight: 1.35 },
  words: { fontSize: fontSize.small, lineHeight: 1.45, color: color.inkMuted },
});
