import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, radius, space, weight } from '#/ui/theme/tokens.ts';

export const photo = {
  frame: style({
    position: 'relative',
    width: 'min(100%, 20rem)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.surfaceSunken,
  }),
  picture: style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }),
  guide: style({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    fill: 'none',
    stroke: color.poleWhite,
    strokeWidth: 2,
    filter: `drop-shadow(0 0 1px ${color.poleEdge})`,
  }),
  checks: style({
    display: 'grid',
    gap: space.px12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
  check: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.px10,
    alignItems: 'start',
    paddingBlockEnd: space.px10,
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  }),
  good: style({ color: color.positive, marginBlockStart: '.15em' }),
  bad: style({ color: color.warning, marginBlockStart: '.15em' }),
  checkName: style({ fontWeight: weight.label }),
  advice: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
};
