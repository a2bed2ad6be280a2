import { keyframes } from '@vanilla-extract/css';
import { border } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = uiStyle({
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: '50%',
  border: `${border.selected} solid color-mix(in srgb, currentColor 28%, transparent)`,
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 1s linear infinite`,
  flex: 'none',
});
