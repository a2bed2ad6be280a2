import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

export const stories = {
  title: style({ fontSize: fontSize.h3 }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  tags: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.px8,
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  parts: style({ display: 'grid', gap: space.px12 }),
  part: style({ fontWeight: weight.label }),
  text: style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  add: style({
    display: 'grid',
    gap: space.px8,
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
};
