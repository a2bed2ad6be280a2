import { createVar, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, layerIndex, layout, media, space, target } from '../theme/tokens.ts';
import { button } from '../actions/Button.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const gap = createVar('gap');
const gaps = {
  px0: uiStyle({ vars: { [gap]: space.px0 } }),
  px4: uiStyle({ vars: { [gap]: space.px4 } }),
  px8: uiStyle({ vars: { [gap]: space.px8 } }),
  px12: uiStyle({ vars: { [gap]: space.px12 } }),
  px16: uiStyle({ vars: { [gap]: space.px16 } }),
  px20: uiStyle({ vars: { [gap]: space.px20 } }),
  px24: uiStyle({ vars: { [gap]: space.px24 } }),
  px32: uiStyle({ vars: { [gap]: space.px32 } }),
};
export type Gap = keyof typeof gaps;

export const stack = recipe({
  base: uiStyle({
    display: 'grid',
    gap,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
  variants: { gap: gaps },
  defaultVariants: { gap: 'px16' },
});

export const row = recipe({
  base: uiStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }),
  variants: {
    gap: gaps,
    between: { true: uiStyle({ justifyContent: 'space-between' }) },
    end: { true: uiStyle({ justifyContent: 'flex-end' }) },
  },
  defaultVariants: { gap: 'px12' },
});

// Of quiet acts alone, the whole row stands on the edge by its words, the second line too.
const quiet = `.${button.classNames.variants.variant.quiet}`;
const quietAlone = `.${row.classNames.base}:not(:has(> :not(${quiet})))`;
globalStyle(quietAlone, { '@layer': { [uiLayer]: { marginInlineStart: `-${space.px14}` } } });
globalStyle(`${quietAlone} > ${quiet}`, { '@layer': { [uiLayer]: { marginInlineStart: 0 } } });

export const page = uiStyles({
  wrap: {
    width: `min(100% - 2 * ${space.gutter}, ${layout.maxWidth})`,
    marginInline: 'auto',
  },
  reading: { maxWidth: layout.readingWidth },
  /** One column, in the middle: settings, and what is kept. */
  narrow: {
    width: `min(100% - 2 * ${space.gutter}, ${layout.readingWidth})`,
    marginInline: 'auto',
  },
  padding: {
    paddingBlock: 'clamp(1.25rem, .9rem + 1.8vw, 2.5rem) clamp(3rem, 2rem + 4vw, 5rem)',
  },
  head: {
    display: 'grid',
    gap: space.px6,
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockEnd: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  },
  headSplit: {
    rowGap: space.px12,
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        columnGap: space.px24,
      },
    },
  },
  titles: { display: 'grid', gap: space.px6, gridTemplateColumns: 'minmax(0, 1fr)' },
  lead: { color: color.inkMuted, maxWidth: '58ch', textWrap: 'balance' },
});

/** Text roles for what is not a heading. */
export const text = uiStyles({
  muted: { color: color.inkMuted },
  faint: { color: color.inkFaint },
  small: { fontSize: fontSize.small, lineHeight: 1.45 },
  micro: { fontSize: fontSize.micro, lineHeight: 1.4 },
  lead: { fontSize: fontSize.lead, lineHeight: 1.5, color: color.inkMuted },
  nowrap: { whiteSpace: 'nowrap' },
});

/** Main actions of a multi-step screen: above the tab bar on phones, at the end of the form elsewhere. */
export const actionBar = uiStyle({
  position: 'sticky',
  insetBlockEnd: `calc(${target.tabBar} + env(safe-area-inset-bottom))`,
  zIndex: layerIndex.stickyAction,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.px10,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.px12} ${space.gutter}`,
  background: color.canvas,
  borderBlockStart: `${border.hairline} solid ${color.line}`,
  '@media': {
    [media.narrow]: {
      position: 'static',
      marginBlockStart: space.px24,
      marginInline: 0,
      padding: `${space.px16} 0 0`,
      justifyContent: 'flex-end',
    },
  },
});

globalStyle(`${actionBar} > *`, {
  '@layer': { [uiLayer]: { flex: '1 1 auto', '@media': { [media.narrow]: { flex: '0 0 auto' } } } },
});

// The bars of a phone cover the foot of the page: what receives the focus must stop above them.
const keepAbove = (bars: string) => ({
  '@media': {
    [media.belowNarrow]: {
      scrollPaddingBlockEnd: `calc(${bars} + ${space.px16} + env(safe-area-inset-bottom))`,
    },
  },
});
globalStyle('html', { '@layer': { [uiLayer]: keepAbove(target.tabBar) } });
globalStyle(`html:has(${actionBar})`, {
  '@layer': { [uiLayer]: keepAbove(`${target.tabBar} + ${target.min} + ${space.px24}`) },
});
