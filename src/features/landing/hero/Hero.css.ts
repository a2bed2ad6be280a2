import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';

export const hero = {
  root: style({ overflow: 'clip', paddingBlockStart: 'clamp(2rem, 1.25rem + 2vw, 2.75rem)' }),
  columns: style({
    display: 'grid',
    gap: space.px40,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    marginBlockEnd: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, .85fr)',
        gap: space.px48,
      },
    },
  }),
  copy: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  }),
  lead: style({
    maxWidth: '34em',
    fontSize: fontSize.lead,
    lineHeight: 1.5,
    color: color.inkMuted,
  }),
  actions: style({ display: 'flex', flexWrap: 'wrap', gap: space.px12 }),
  facts: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.px4} ${space.px20}`,
    fontSize: fontSize.small,
    lineHeight: 1.45,
    color: color.inkMuted,
  }),
  fact: style({ display: 'inline-flex', alignItems: 'center', gap: space.px6 }),
  art: style({
    position: 'relative',
    width: '100%',
    maxWidth: '25rem',
    justifySelf: 'center',
    '@media': { [media.narrow]: { justifySelf: 'end' } },
  }),
};
globalStyle(`${hero.actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.narrow]: { flex: '0 0 auto' } },
});
