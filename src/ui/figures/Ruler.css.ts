import { color } from '../theme/contract.css.ts';
import { border, fontSize, space, weight } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
const band = uiStyle({
  borderInlineStart: `${border.control} solid ${color.lineStrong}`,
  paddingInline: space.px4,
  lineHeight: 1.2,
  selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
});

export const ruler = {
  ...uiStyles({
    root: { position: 'relative', paddingBlockStart: space.px14 },
    pointer: {
      position: 'absolute',
      insetBlockStart: 0,
      width: '.875rem',
      height: '.75rem',
      marginInlineStart: '-.4375rem',
      background: color.signal,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
      forcedColorAdjust: 'none',
    },
    scale: { display: 'block', width: '100%', height: '1.375rem', overflow: 'visible' },
    line: { ...stroke, stroke: color.lineStrong, strokeWidth: 2 },
    tick: { ...stroke, stroke: color.lineStrong, strokeWidth: 1.5 },
    reached: { ...stroke, stroke: color.ink, strokeWidth: 3 },
    bands: {
      display: 'grid',
      marginBlockStart: space.px6,
      fontSize: fontSize.micro,
      color: color.inkFaint,
      textAlign: 'center',
    },
    here: { color: color.ink, fontWeight: weight.strong },
  }),
  band,
};
