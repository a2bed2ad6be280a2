import { globalStyle, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, shadow } from '../theme/contract.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { border, fontSize, media, motion, radius, space } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const rise = keyframes({ from: { transform: 'translateY(.5rem)', opacity: 0 } });

const box = uiStyle({
  padding: 0,
  border: `${border.hairline} solid ${color.line}`,
  background: color.surfaceRaised,
  color: color.ink,
  boxShadow: shadow.high,
  maxHeight: 'calc(100dvh - 2rem)',
  maxWidth: '100vw',
  width: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What opens it may stand in the middle of something.
  textAlign: 'start',
  margin: 'auto auto 0',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  borderBlockEnd: 0,
  selectors: {
    '&[open]': { animation: `${rise} ${motion.slow} ${motion.ease}` },
    '&::backdrop': { background: color.scrim },
  },
});

const boxAbove = {
  margin: 'auto',
  borderRadius: radius.sheet,
  border: `${border.hairline} solid ${color.line}`,
};

export const dialog = recipe({
  base: box,
  variants: {
    shape: {
      dialog: uiStyle({ '@media': { [media.narrow]: { ...boxAbove, width: 'min(100%, 28rem)' } } }),
      wide: uiStyle({ '@media': { [media.narrow]: { ...boxAbove, width: 'min(100%, 46rem)' } } }),
      sheet: uiStyle({
        height: 'calc(100dvh - 2rem)',
        '@media': { [media.narrow]: { ...boxAbove, width: 'min(100% - 2rem, 60rem)' } },
      }),
    },
  },
});

export const dialogParts = uiStyles({
  box: {
    display: 'grid',
    gap: space.px16,
    padding: `${space.px12} ${space.px20} calc(${space.px20} + env(safe-area-inset-bottom))`,
    '@media': { [media.narrow]: { paddingBlock: space.px20 } },
  },
  head: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.px12,
    marginInlineEnd: `-${space.px10}`,
  },
  title: { fontSize: fontSize.lead, lineHeight: 1.25, paddingBlock: space.px10 },
  body: { display: 'grid', gap: space.px16, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.px10, justifyContent: 'flex-end' },
});

globalStyle(`${dialogParts.actions} > *`, {
  '@layer': { [uiLayer]: { '@media': { [media.belowNarrow]: { flex: '1 1 auto' } } } },
});
