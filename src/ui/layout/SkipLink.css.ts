import { color } from '../theme/contract.css.ts';
import { layerIndex, radius, space } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

export const skipLink = uiStyle({
  position: 'absolute',
  insetInlineStart: space.px16,
  insetBlockStart: `-${space.px64}`,
  zIndex: layerIndex.toast,
  padding: `${space.px12} ${space.px16}`,
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  selectors: { '&:focus': { position: 'fixed', insetBlockStart: space.px8 } },
});
