import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.px4} ${space.px12}`,
  paddingBlock: space.px10,
  selectors: { '& + &': { borderBlockStart: line } },
} as const;

export const transfer = {
  file: style({ overflowWrap: 'anywhere' }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  preview: style({ display: 'grid' }),
  application: style(row),
  words: style({ display: 'grid', flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }),
  problems: style({ display: 'grid', gap: space.px8, overflowWrap: 'anywhere' }),
  formats: style({ display: 'grid' }),
  format: style({ ...row, minHeight: target.min }),
  link: style({ display: 'inline-flex', alignItems: 'center', minHeight: target.min }),
  choices: style({
    display: 'grid',
    gap: space.px4,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  legend: style({ padding: 0, fontWeight: weight.label, marginBlockEnd: space.px4 }),
  start: style({ justifySelf: 'start' }),
};
