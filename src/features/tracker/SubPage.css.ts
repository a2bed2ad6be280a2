import { style } from '@vanilla-extract/css';
import { space } from '#/ui/theme/tokens.ts';

/** The words of the way back, not their empty frame, stand on the page's edge. */
export const wayBack = style({ marginInlineStart: `-${space.px14}` });
