import { style } from '@vanilla-extract/css';
import { fontSize } from '#/ui/theme/tokens.ts';

export const errorScreen = {
  details: style({
    margin: 0,
    fontSize: fontSize.micro,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
};
