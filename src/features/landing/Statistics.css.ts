import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

export const statistics = {
  list: style({
    display: 'grid',
    // One column for letters twice as large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    borderBlockStart: `${border.control} solid ${color.ink}`,
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
  item: style({
    display: 'grid',
    gap: space.px6,
    alignContent: 'start',
    padding: `${space.px20} ${space.px12} ${space.px20} 0`,
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
    selectors: {
      '&:nth-child(even)': {
        paddingInlineStart: space.px16,
        borderInlineStart: `${border.hairline} solid ${color.line}`,
      },
    },
    '@media': {
      [media.wide]: {
        padding: `${space.px24} ${space.px24} ${space.px24} 0`,
        borderBlockEnd: 0,
        selectors: {
          '& + &': {
            paddingInlineStart: space.px24,
            borderInlineStart: `${border.hairline} solid ${color.line}`,
          },
        },
      },
    },
  }),
  figure: style({
    fontFamily: font.heading,
    fontSize: 'clamp(1.875rem, 1.375rem + 2.4vw, 3.25rem)',
    fontWeight: weight.display,
    lineHeight: 1,
    letterSpacing: '-.03em',
    whiteSpace: 'nowrap',
  }),
  unit: style({ fontSize: '.5em', letterSpacing: '-.01em' }),
  title: style({
    display: 'flex',
    gap: space.px8,
    fontSize: fontSize.small,
    lineHeight: 1.4,
    color: color.inkMuted,
  }),
  icon: style({ display: 'none', '@media': { [media.narrow]: { display: 'inline' } } }),
  trend: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px6,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    color: color.positive,
  }),
  note: style({ fontSize: fontSize.small, color: color.inkFaint }),
};
