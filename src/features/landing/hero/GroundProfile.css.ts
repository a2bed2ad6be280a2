import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';

const stages = style({
  display: 'none',
  gridTemplateColumns: '24.3% 24.3% 24.3% 1fr auto',
  paddingBlock: `${space.px12} ${space.px40}`,
  '@media': { [media.narrow]: { display: 'grid' } },
});

globalStyle(`${stages} li`, {
  display: 'grid',
  fontSize: fontSize.small,
  lineHeight: 1.3,
  color: color.inkMuted,
});
globalStyle(`${stages} li:last-child`, { textAlign: 'end' });
globalStyle(`${stages} b`, { color: color.ink });

export const ground = {
  stages,
  floor: style({ background: color.surface }),
  root: style({ position: 'relative', overflow: 'clip', overflowClipMargin: '2rem' }),
  art: style({
    display: 'block',
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    fill: 'none',
  }),
  wide: style({ '@media': { [media.belowNarrow]: { display: 'none' } } }),
  narrow: style({ '@media': { [media.narrow]: { display: 'none' } } }),
  soil: style({ fill: color.surface }),
  line: style({ stroke: color.ink, strokeWidth: 2 }),
  contours: style({ stroke: color.decor, strokeWidth: 1.5 }),
  pole: style({ stroke: color.poleEdge, strokeWidth: 1.5 }),
  dark: style({ fill: color.band }),
  red: style({ fill: color.signal }),
  flag: style({ fill: color.signal, stroke: 'none' }),
  white: style({ fill: color.poleWhite }),
};
