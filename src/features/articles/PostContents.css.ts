import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, scrollRoom, space, target, weight } from '#/ui/theme/tokens.ts';

export const postContents = {
  root: style({
    minWidth: 0,
    '@media': {
      [media.wide]: {
        order: 2,
        position: 'sticky',
        insetBlockStart: scrollRoom,
        borderInlineStart: `${border.control} solid ${color.line}`,
        paddingInlineStart: space.px20,
      },
      [media.print]: { display: 'none' },
    },
  }),
  folded: style({ '@media': { [media.wide]: { display: 'none' } } }),
  beside: style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } }),
  title: style({
    fontSize: fontSize.small,
    fontWeight: weight.label,
    marginBlockEnd: space.px6,
  }),
  link: style({
    display: 'flex',
    alignItems: 'center',
    minHeight: target.min,
    paddingBlock: space.px4,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.wide]: { color: color.inkMuted } },
  }),
};
