import { style } from '@vanilla-extract/css';
import { shadow } from '#/ui/theme/contract.css.ts';
import { layerIndex, media, space, target } from '#/ui/theme/tokens.ts';

export const tracker = {
  /** On phones the floating button takes its place. */
  headAdd: style({ '@media': { [media.belowNarrow]: { display: 'none' } } }),
  floating: style({
    position: 'fixed',
    insetInlineEnd: space.gutter,
    insetBlockEnd: `calc(${target.tabBar} + ${space.px16} + env(safe-area-inset-bottom))`,
    zIndex: layerIndex.stickyAction,
    boxShadow: shadow.high,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
  due: style({ selectors: { '&:not(:empty)': { marginBlockEnd: space.px20 } } }),
  note: style({ marginBlockEnd: space.px16 }),
  places: style({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.px12,
  }),
  placesPole: style({ display: 'block', width: '6.5rem', flex: 'none' }),
  first: style({ display: 'grid', gap: space.px8, justifyItems: 'center' }),
  bin: style({
    marginBlockStart: space.px16,
    // The floating button covers nothing that is last.
    '@media': { [media.belowNarrow]: { paddingBlockEnd: space.px48 } },
  }),
};
