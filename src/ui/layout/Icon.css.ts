import { recipe } from '@vanilla-extract/recipes';
import { uiStyle } from '../theme/ui-style.ts';

export const icon = recipe({
  base: uiStyle({ flex: 'none', verticalAlign: '-.25em' }),
  variants: {
    size: {
      small: uiStyle({ width: '1rem', height: '1rem', verticalAlign: '-.15em' }),
      medium: uiStyle({ width: '1.25em', height: '1.25em' }),
      large: uiStyle({ width: '1.5rem', height: '1.5rem' }),
      huge: uiStyle({ width: '2.5rem', height: '2.5rem' }),
    },
  },
});
