import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

export const report = {
  root: style({ display: 'grid', gap: space.px20, minWidth: 0 }),
  advice: style({
    display: 'grid',
    gap: space.px8,
    listStyle: 'disc',
    paddingInlineStart: space.px20,
  }),
  facts: style({
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  }),
  fact: style({ minWidth: 0 }),
  term: style({ fontSize: fontSize.small, color: color.inkMuted }),
  value: style({ fontWeight: weight.label, fontVariantNumeric: 'tabular-nums' }),
  norm: style({
    display: 'block',
    fontSize: fontSize.small,
    fontWeight: weight.regular,
    color: color.inkMuted,
  }),
  scores: style({
    display: 'grid',
    gap: space.px16,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
  none: style({ fontSize: fontSize.small }),
  formula: style({ display: 'grid', gap: space.px16, fontSize: fontSize.small }),
  table: style({ inlineSize: '100%', borderCollapse: 'collapse' }),
  caption: style({ textAlign: 'start', fontWeight: weight.label, paddingBlockEnd: space.px4 }),
  rule: style({
    textAlign: 'start',
    fontWeight: weight.regular,
    paddingBlock: space.px6,
    borderBlockStart: line,
  }),
  points: style({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontFamily: font.heading,
    fontVariantNumeric: 'tabular-nums',
    borderBlockStart: line,
  }),
};
