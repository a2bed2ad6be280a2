import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

export const settings = {
  /** One setting under the other, a hairline between. */
  rows: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  log: style({ display: 'grid', gap: space.px12 }),
  act: style({
    display: 'grid',
    gap: space.px2,
    paddingBlockStart: space.px12,
    borderBlockStart: line,
  }),
  step: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.px8,
    paddingBlockStart: space.px12,
    borderBlockStart: line,
  }),
  actName: style({ fontWeight: weight.label, overflowWrap: 'anywhere' }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
};
