import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, target, weight } from '#/ui/theme/tokens.ts';

export const userMenu = {
  button: style({
    display: 'inline-grid',
    placeItems: 'center',
    width: target.min,
    height: target.min,
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
  }),
  avatar: style({
    display: 'inline-grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    background: color.accentSoft,
    color: color.accentSoftInk,
    fontSize: fontSize.micro,
    fontWeight: weight.strong,
  }),
};
