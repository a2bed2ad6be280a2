import { color } from '../theme/contract.css.ts';
import { border, layerIndex, media, space } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

export const scrollProgress = uiStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layerIndex.float,
  height: `calc(${space.px4} + ${border.hairline})`,
  pointerEvents: 'none',
  borderBlockEnd: `${border.hairline} solid ${color.poleEdge}`,
  background: `repeating-linear-gradient(90deg, ${color.signal} 0 ${space.px28}, ${color.poleWhite} ${space.px28} calc(2 * ${space.px28}))`,
  clipPath: 'inset(0 var(--scroll-left, 100%) 0 0)',
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
