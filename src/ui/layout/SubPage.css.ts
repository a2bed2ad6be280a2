import { space } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

/** The words of the way back, not their empty frame, stand on the page's edge. */
export const wayBack = uiStyle({ marginInlineStart: `-${space.px14}` });
