import { globalStyle, style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

const points = style({ display: 'grid', gap: space.px4, marginBlockStart: space.px4 });
globalStyle(`${points} li`, {
  display: 'list-item',
  listStyle: 'disc',
  marginInlineStart: space.px16,
});

export const beforeAfter = {
  points,
  root: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  sheet: style({
    padding: `${space.px20} clamp(${space.px16}, 4vw, ${space.px24})`,
    borderRadius: radius.control,
    fontSize: fontSize.small,
    lineHeight: 1.42,
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  before: style({
    width: 'min(100%, 22rem)',
    paddingBlockEnd: space.px40,
    background: color.surfaceSunken,
  }),
  after: style({
    marginBlockStart: `-${space.px24}`,
    marginInlineStart: 'clamp(1rem, 12%, 5rem)',
    boxShadow: shadow.high,
  }),
  caption: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.px8,
    marginBlockEnd: space.px10,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    color: color.inkMuted,
  }),
  removals: style({}),
  removal: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.px16,
    paddingBlock: space.px6,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
  }),
  struck: style({
    color: color.inkMuted,
    textDecorationColor: color.danger,
    textDecorationThickness: border.control,
  }),
  removed: style({ fontWeight: weight.label, color: color.danger, textAlign: 'end' }),
  kept: style({ fontWeight: weight.label, color: color.positive }),
  name: style({
    fontFamily: font.heading,
    fontSize: '1.375rem',
    fontWeight: weight.heading,
    lineHeight: 1.15,
    letterSpacing: '-.02em',
  }),
  muted: style({ color: color.inkMuted }),
  heading: style({
    marginBlock: `${space.px14} ${space.px6}`,
    paddingBlockEnd: space.px2,
    borderBlockEnd: `${border.control} solid ${color.ink}`,
    fontWeight: weight.heading,
    lineHeight: 1.2,
  }),
};
