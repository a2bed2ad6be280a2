import { keyframes, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, weight } from '#/ui/theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const graduatedCircle = {
  root: style({
    display: 'none',
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    width: '118%',
    maxWidth: 'none',
    translate: '-50% -50%',
    pointerEvents: 'none',
    fill: color.decorStrong,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    textAnchor: 'middle',
    animation: `${turn} 160s linear infinite`,
    '@media': {
      [media.narrow]: { display: 'block' },
      [media.wide]: { width: '150%' },
      [media.calm]: { animation: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
  lines: style({ fill: 'none', stroke: color.decorStrong }),
};
