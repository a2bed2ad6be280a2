import { media, space } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

/** A quiet link beside a title; on a phone it stands under it, its words on the page's edge. */
export const headLink = uiStyle({
  justifySelf: 'start',
  marginInlineStart: `-${space.px14}`,
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
});
