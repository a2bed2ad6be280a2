import { globalStyle, style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layerIndex, media, radius, space } from '#/ui/theme/tokens.ts';

export const readyCard = {
  root: style({
    position: 'fixed',
    zIndex: layerIndex.float,
    insetInline: space.gutter,
    insetBlockEnd: `calc(${space.gutter} + env(safe-area-inset-bottom))`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.px4,
    padding: `${space.px14} ${space.px16}`,
    background: color.surfaceRaised,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
    '@media': {
      [media.narrow]: {
        insetInline: `${space.px24} auto`,
        insetBlockEnd: space.px24,
        width: '21rem',
      },
      [media.print]: { display: 'none' },
    },
  }),
  title: style({ fontSize: fontSize.h3, lineHeight: 1.25 }),
  words: style({ fontSize: fontSize.small, lineHeight: 1.45, color: color.inkMuted }),
  close: style({ marginBlockStart: `-${space.px8}`, marginInlineEnd: `-${space.px10}` }),
  start: style({ gridColumn: '1 / -1', marginBlockStart: space.px8 }),
};

// What the keyboard reaches is never hidden behind the card.
globalStyle(`html:has(${readyCard.root})`, { scrollPaddingBlockEnd: '10rem' });
