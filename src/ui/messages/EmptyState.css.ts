import { color } from '../theme/contract.css.ts';
import { fontSize, space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const empty = uiStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.px12,
    maxWidth: '34rem',
    marginInline: 'auto',
    padding: `clamp(1.5rem, 1rem + 4vw, 4rem) ${space.px16}`,
    textAlign: 'center',
  },
  art: { width: 'min(15rem, 70%)', height: 'auto', marginBlockEnd: space.px8, fill: 'none' },
  ground: { stroke: color.ink, strokeWidth: 2 },
  contour: { stroke: color.decorStrong, strokeWidth: 1.5 },
  planted: { stroke: color.poleEdge, strokeWidth: 1.5 },
  red: { fill: color.signal },
  white: { fill: color.poleWhite },
  toCome: { stroke: color.lineStrong, strokeWidth: 1.5, strokeDasharray: '3 5' },
  title: { fontSize: fontSize.h3 },
  words: { color: color.inkMuted },
});
