import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

export const pricing = {
  columns: style({
    display: 'grid',
    gap: space.px32,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, .7fr) minmax(0, 1.3fr)',
        columnGap: space.px64,
        alignItems: 'start',
      },
    },
  }),
  plans: style({
    display: 'grid',
    gap: space.px24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  plan: style({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.px20,
    padding: 'clamp(1.25rem, 1rem + 1.4vw, 2rem)',
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
  }),
  popular: style({ border: `${border.selected} solid ${color.ink}` }),
  flag: style({
    position: 'absolute',
    insetBlockStart: `-${space.px14}`,
    insetInlineEnd: space.px20,
    padding: `${space.px4} ${space.px10}`,
    borderRadius: radius.chip,
    background: color.ink,
    color: color.canvas,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
  }),
  head: style({ display: 'grid', gap: space.px8 }),
  price: style({
    fontFamily: font.heading,
    fontSize: 'clamp(2.25rem, 2rem + 1.4vw, 3rem)',
    fontWeight: weight.display,
    lineHeight: 1,
    letterSpacing: '-.03em',
  }),
  per: style({
    marginInlineStart: space.px6,
    fontFamily: font.body,
    fontSize: fontSize.small,
    fontWeight: weight.regular,
    letterSpacing: 0,
    color: color.inkMuted,
  }),
  purpose: style({ fontSize: fontSize.small, color: color.inkMuted }),
  later: style({ display: 'block', fontSize: fontSize.micro, color: color.inkFaint }),
  action: style({ marginBlockStart: 'auto' }),
  groups: style({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.px16} ${space.px32}`,
    paddingBlockStart: space.px12,
  }),
  groupWords: style({ flex: '1 1 18rem', maxWidth: '54ch', color: color.inkMuted }),
  groupName: style({ display: 'block', color: color.ink }),
};
