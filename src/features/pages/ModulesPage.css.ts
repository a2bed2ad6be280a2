import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

export const modules = {
  list: style({
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  card: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.px14,
    height: '100%',
    padding: space.cardPadding,
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
  symbol: style({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: target.min,
    height: target.min,
    borderRadius: radius.control,
  }),
  water: style({ background: color.waterSoft, color: color.water }),
  woods: style({ background: color.woodsSoft, color: color.woods }),
  contour: style({ background: color.contourSoft, color: color.contour }),
  rock: style({ background: color.rockSoft, color: color.rock }),
  words: style({
    display: 'grid',
    gap: space.px4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
  }),
  name: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px10}`,
    fontFamily: font.heading,
    fontSize: fontSize.h3,
    fontWeight: weight.heading,
    lineHeight: 1.25,
  }),
  promise: style({ fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 }),
  chevron: style({ color: color.inkFaint }),
};
