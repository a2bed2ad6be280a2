import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, scrollRoom, space, target } from '#/ui/theme/tokens.ts';

export const contents = {
  /** Text at the left edge, its sections at the right. */
  columns: style({
    display: 'grid',
    gap: space.px28,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 46rem) minmax(14rem, 18rem)',
        justifyContent: 'space-between',
        columnGap: space.px64,
        alignItems: 'start',
      },
    },
  }),
  root: style({
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
  /** More sections than fit above the text are folded on phones. */
  folded: style({ '@media': { [media.wide]: { display: 'none' } } }),
  line: style({
    display: 'flex',
    alignItems: 'center',
    minHeight: target.min,
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
  beside: style({ '@media': { [media.belowWide]: { display: 'none' } } }),
  list: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.px8,
    '@media': { [media.wide]: { display: 'grid', gap: 0 } },
  }),
  link: style({
    display: 'flex',
    alignItems: 'center',
    minHeight: target.min,
    paddingInline: space.px12,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.control,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.lineStrong, textDecoration: 'underline' } },
    '@media': {
      [media.wide]: { paddingInline: 0, border: 0, color: color.inkMuted },
    },
  }),
};
