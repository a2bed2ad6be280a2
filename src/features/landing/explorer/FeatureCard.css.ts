import { createVar, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const tint = createVar('tint');
const tintSoft = createVar('tint-soft');

export const tints = {
  water: style({ vars: { [tint]: color.water, [tintSoft]: color.waterSoft } }),
  woods: style({ vars: { [tint]: color.woods, [tintSoft]: color.woodsSoft } }),
  contour: style({ vars: { [tint]: color.contour, [tintSoft]: color.contourSoft } }),
  rock: style({ vars: { [tint]: color.rock, [tintSoft]: color.rockSoft } }),
};

export const featureCard = {
  root: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${space.px2} ${space.px14}`,
    alignItems: 'center',
    padding: `${space.px14} ${space.px6} ${space.px14} ${space.px16}`,
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    cursor: 'pointer',
    selectors: {
      '&[data-selected="true"], &:hover': {
        borderColor: tint,
        boxShadow: `inset 0 0 0 ${border.hairline} ${tint}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected="true"]': { outline: `${border.selected} solid Highlight` },
        },
      },
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr auto',
        alignItems: 'start',
        gap: space.px8,
        padding: `${space.px20} ${space.px20} ${space.px8}`,
      },
    },
  }),
  symbol: style({
    display: 'grid',
    placeItems: 'center',
    gridRow: 'span 2',
    width: target.min,
    height: target.min,
    borderRadius: radius.control,
    background: tintSoft,
    color: tint,
    '@media': { [media.wide]: { gridRow: 'auto', marginBlockEnd: space.px8 } },
  }),
  name: style({ alignSelf: 'end', '@media': { [media.wide]: { alignSelf: 'start' } } }),
  choose: style({
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    minHeight: space.px24,
    // The card is the target.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.selected,
      },
    },
  }),
  words: style({
    gridColumn: 2,
    alignSelf: 'start',
    fontSize: fontSize.small,
    lineHeight: 1.4,
    color: color.inkMuted,
    '@media': { [media.wide]: { gridColumn: 1 } },
  }),
  later: style({ display: 'block', fontSize: fontSize.micro, color: color.inkFaint }),
  open: style({
    position: 'relative',
    gridColumn: 3,
    gridRow: '1 / span 2',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.px6,
    minWidth: target.min,
    minHeight: target.min,
    borderRadius: radius.control,
    fontSize: fontSize.small,
    fontWeight: weight.label,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': {
      [media.wide]: {
        gridColumn: 1,
        gridRow: 'auto',
        justifySelf: 'start',
        marginInlineStart: `-${space.px8}`,
        paddingInline: space.px8,
      },
    },
  }),
  openWord: style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } }),
};
