import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layout, media, space, weight } from '#/ui/theme/tokens.ts';

export const postBody = {
  root: style({
    display: 'grid',
    gap: space.px14,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: layout.readingWidth,
    lineHeight: 1.65,
  }),
  heading: style({
    fontSize: fontSize.lead,
    lineHeight: 1.25,
    marginBlockStart: space.px20,
    breakAfter: 'avoid',
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  }),
  subheading: style({ marginBlockStart: space.px8, breakAfter: 'avoid' }),
  list: style({
    display: 'grid',
    gap: space.px8,
    paddingInlineStart: space.px20,
    listStyle: 'disc',
  }),
  numbered: style({
    display: 'grid',
    gap: space.px8,
    paddingInlineStart: space.px24,
    listStyle: 'decimal',
  }),
  quotation: style({
    display: 'grid',
    gap: space.px6,
    margin: 0,
    padding: `${space.px12} ${space.px16}`,
    background: color.surface,
    borderInlineStart: `${border.focus} solid ${color.lineStrong}`,
    breakInside: 'avoid',
  }),
  /** To another site: on paper an address is no use unless it is written. */
  outside: style({
    '@media': {
      [media.print]: {
        overflowWrap: 'anywhere',
        selectors: { '&::after': { content: '" (" attr(href) ")"' } },
      },
    },
  }),
  stressed: style({ fontStyle: 'normal', fontWeight: weight.label }),
};
