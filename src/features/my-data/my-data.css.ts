import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, target, weight } from '#/ui/theme/tokens.ts';

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
  words: style({ flex: '1 1 11rem', minWidth: 0 }),
  written: style({ marginBlockStart: space.px8 }),
  name: style({ display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' }),
  quiet: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px4 }),
  pair: style({
    display: 'grid',
    marginBlockStart: space.px16,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  version: style({
    display: 'grid',
    alignContent: 'space-between',
    gap: space.px12,
    selectors: {
      '& + &': {
        borderBlockStart: line,
        marginBlockStart: space.px16,
        paddingBlockStart: space.px16,
      },
    },
    '@media': {
      [media.narrow]: {
        selectors: {
          '&:first-child': { paddingInlineEnd: space.px20 },
          '& + &': {
            borderBlockStart: 0,
            borderInlineStart: line,
            marginBlockStart: 0,
            paddingBlockStart: 0,
            paddingInlineStart: space.px20,
          },
        },
      },
    },
  }),
  value: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  label: style({ fontSize: fontSize.small, color: color.inkMuted }),
  facts: style({ display: 'grid', gap: space.px10, marginBlockEnd: space.px16 }),
  fact: style({
    display: 'grid',
    gap: `0 ${space.px24}`,
    alignItems: 'baseline',
    '@media': { [media.narrow]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
  }),
  bullets: style({
    display: 'grid',
    gap: space.px8,
    listStyle: 'disc',
    paddingInlineStart: space.px20,
  }),
  fileInput: style({ display: 'none' }),
};
