import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.px4} ${space.px20}`,
  fontSize: fontSize.small,
  color: color.inkMuted,
});
globalStyle(`${facts} li`, { display: 'inline-flex', alignItems: 'center', gap: space.px6 });

export const landing = {
  facts,
  hero: style({ overflow: 'clip', paddingBlockStart: 'clamp(2rem, 1rem + 4vw, 4.25rem)' }),
  heroColumns: style({
    display: 'grid',
    gap: space.px40,
    alignItems: 'center',
    marginBlockEnd: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, .85fr)',
        gap: space.px48,
      },
    },
  }),
  copy: style({ display: 'grid', gap: space.px20, alignContent: 'start' }),
  title: style({
    maxWidth: '13ch',
    fontSize: fontSize.display,
    fontWeight: weight.display,
    lineHeight: 1.02,
    letterSpacing: '-.035em',
  }),
  caret: style({
    display: 'inline-block',
    width: '.09em',
    height: '.82em',
    marginInlineStart: '.06em',
    verticalAlign: '-.06em',
    background: `linear-gradient(180deg, ${color.signal} 0 20%, ${color.poleWhite} 20% 40%, ${color.signal} 40% 60%, ${color.poleWhite} 60% 80%, ${color.signal} 80%)`,
    boxShadow: `0 0 0 ${border.hairline} ${color.poleEdge}`,
    forcedColorAdjust: 'none',
  }),
  lead: style({
    maxWidth: '34em',
    fontSize: fontSize.lead,
    lineHeight: 1.5,
    color: color.inkMuted,
  }),
  actions: style({ display: 'flex', flexWrap: 'wrap', gap: space.px12 }),
};
globalStyle(`${landing.actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.narrow]: { flex: '0 0 auto' } },
});
