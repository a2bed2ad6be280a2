import { media, space } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

/** The words of the way back, not their empty frame, stand on the page's edge. */
export const wayBack = uiStyle({ marginInlineStart: `-${space.px14}` });

/** The same beside a title; on a phone it stands under it. */
export const headLink = uiStyle({
  justifySelf: 'start',
  marginInlineStart: `-${space.px14}`,
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
});
