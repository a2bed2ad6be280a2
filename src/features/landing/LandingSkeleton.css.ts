import { style } from '@vanilla-extract/css';

export const landingSkeleton = style({ minHeight: '100dvh' });
