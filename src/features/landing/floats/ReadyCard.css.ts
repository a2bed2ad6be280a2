import { globalStyle, style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layerIndex, media, radius, space } from '#/ui/theme/tokens.ts';

export const readyCard = {
  root: style({
    position: 'fixed',
    zIndex: layerIndex.float,
    insetInline: space.gutter,
    insetBlockEnd: `calc(${space.gutter} + env(safe-area-inset-bottom))`,
    // On phones one low line, which finds room between what must stay free.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space.px8,
    padding: `${space.px6} ${space.px4} ${space.px6} ${space.px14}`,
    background: color.surfaceRaised,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
    selectors: { '&[data-float="aside"]': { visibility: 'hidden' } },
    '@media': {
      [media.narrow]: {
        insetInline: `${space.px24} auto`,
        insetBlockEnd: space.px24,
        width: '21rem',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: space.px4,
        padding: `${space.px14} ${space.px16}`,
      },
      [media.print]: { display: 'none' },
    },
  }),
  title: style({
    fontSize: fontSize.micro,
    lineHeight: 1.25,
    '@media': { [media.narrow]: { fontSize: fontSize.h3 } },
  }),
  words: style({
    display: 'none',
    fontSize: fontSize.small,
    lineHeight: 1.45,
    color: color.inkMuted,
    '@media': { [media.narrow]: { display: 'block' } },
  }),
  close: style({
    '@media': {
      [media.narrow]: {
        gridArea: '1 / 2',
        alignSelf: 'start',
        marginBlockStart: `-${space.px8}`,
        marginInlineEnd: `-${space.px10}`,
      },
    },
  }),
  start: style({
    paddingInline: space.px12,
    '@media': { [media.narrow]: { gridColumn: '1 / -1', marginBlockStart: space.px8 } },
  }),
};

// What the keyboard reaches is never hidden behind the card.
globalStyle(`html:has(${readyCard.root})`, { scrollPaddingBlockEnd: '10rem' });
