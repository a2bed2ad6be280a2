import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, scrollRoom, space, weight } from '#/ui/theme/tokens.ts';

export const rights = {
  columns: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  asked: style({ fontSize: fontSize.h2, textWrap: 'balance', scrollMarginBlockStart: scrollRoom }),
  verdict: style({ minWidth: 0, scrollMarginBlockStart: scrollRoom }),
  label: style({
    marginBlockEnd: space.px2,
    fontSize: fontSize.small,
    fontWeight: weight.label,
    color: color.inkMuted,
  }),
  link: style({ color: color.accentText, overflowWrap: 'anywhere' }),
  ways: style({ display: 'grid', gap: space.px10 }),
  way: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.px12,
    alignItems: 'center',
    padding: `${space.px12} ${space.px12} ${space.px12} ${space.px16}`,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.control,
  }),
};
