import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target } from '#/ui/theme/tokens.ts';

export const toolbar = {
  root: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    marginBlockEnd: space.px16,
  }),
  search: style({ position: 'relative', flex: '1 1 12rem', minWidth: 0 }),
  searchIcon: style({
    position: 'absolute',
    insetInlineStart: space.px12,
    insetBlockStart: `calc((${target.min} - 1.25rem) / 2)`,
    color: color.inkFaint,
    pointerEvents: 'none',
  }),
  input: style({
    width: '100%',
    minHeight: target.min,
    paddingInline: `${space.px40} ${space.px12}`,
    background: color.surface,
    border: `${border.control} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    fontSize: `max(1rem, ${fontSize.body})`,
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
