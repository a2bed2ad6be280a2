import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, space } from '#/ui/theme/tokens.ts';

export const lock = {
  /** The page behind it is hidden (`theme/global.css.ts`), itself included unless it says otherwise. */
  screen: style({
    visibility: 'visible',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: `${space.px32} ${space.gutter}`,
    border: 0,
    background: color.canvas,
    color: color.ink,
    overflow: 'auto',
    selectors: { '&::backdrop': { background: color.canvas } },
  }),
  middle: style({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space.px24,
    minHeight: '100%',
  }),
  card: style({ width: 'min(100%, 27rem)' }),
  title: style({ fontSize: fontSize.h2 }),
};
