import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, layout, space } from '#/ui/theme/tokens.ts';

export const notFound = {
  root: style({
    display: 'grid',
    justifyItems: 'start',
    gap: space.px20,
    paddingBlock: 'clamp(2rem, 6vh, 5rem)',
  }),
  art: style({ width: '22.5rem', height: 'auto', fill: 'none' }),
  ground: style({ stroke: color.ink, strokeWidth: 2 }),
  contours: style({ stroke: color.decorStrong, strokeWidth: 1.5 }),
  pole: style({ stroke: color.poleEdge, strokeWidth: 1.5 }),
  red: style({ fill: color.signal }),
  white: style({ fill: color.poleWhite }),
  stood: style({ stroke: color.lineStrong, strokeWidth: 1.5, strokeDasharray: '3 5' }),
  lead: style({ maxWidth: layout.readingWidth, fontSize: fontSize.lead, color: color.inkMuted }),
  code: style({ fontSize: fontSize.small, color: color.inkFaint }),
};
