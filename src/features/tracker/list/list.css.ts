import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';

export const toolbar = {
  root: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    marginBlockEnd: space.px16,
  }),
  end: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.px8,
    flex: '1 1 100%',
    justifyContent: 'space-between',
    alignItems: 'center',
    '@media': { [media.narrow]: { flex: '0 0 auto' } },
  }),
  found: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px12}`,
    marginBlockEnd: space.px12,
    fontSize: fontSize.small,
    color: color.inkMuted,
  }),
  filters: style({ display: 'grid', gap: space.px16 }),
};
