import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

export const myData = {
  row: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px12}`,
    minHeight: target.min,
    paddingBlock: space.px10,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  words: style({ flex: '1 1 14rem', minWidth: 0 }),
  name: style({ display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' }),
  quiet: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px4 }),
  pair: style({
    display: 'grid',
    gap: space.px12,
    marginBlock: space.px12,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  version: style({
    display: 'grid',
    alignContent: 'space-between',
    gap: space.px12,
    padding: space.px14,
    border: line,
    borderRadius: radius.control,
  }),
  value: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  label: style({ fontSize: fontSize.small, color: color.inkMuted }),
  facts: style({ display: 'grid', gap: space.px10, marginBlockEnd: space.px16 }),
  fact: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.px16}`,
  }),
  fileInput: style({ display: 'none' }),
};
