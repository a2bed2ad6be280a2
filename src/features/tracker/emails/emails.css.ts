import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

export const emails = {
  columns: style({
    display: 'grid',
    gap: space.px20,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
  /** On a phone between the two others: what leaves is read before it is rewritten. */
  result: style({
    '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
  }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted, overflowWrap: 'anywhere' }),
  title: style({ fontSize: fontSize.h3 }),
  blank: style({
    display: 'grid',
    gap: space.px8,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  /** Beside the field, under its label. */
  remove: style({ marginBlockStart: '1.75rem' }),
  facts: style({ display: 'grid', gap: space.px4, paddingBlockEnd: space.px12 }),
  fact: style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.px8}`, minWidth: 0 }),
  term: style({ color: color.inkMuted }),
  value: style({ overflowWrap: 'anywhere', minWidth: 0 }),
  text: style({
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderBlockStart: line,
    paddingBlockStart: space.px12,
  }),
  filled: style({ background: color.accentSoft, color: color.ink, borderRadius: radius.mark }),
  missing: style({
    background: color.warningSoft,
    color: color.warning,
    fontWeight: weight.label,
    borderRadius: radius.mark,
    textDecoration: 'underline dashed',
    textUnderlineOffset: '.2em',
  }),
  row: style({
    display: 'grid',
    gap: `${space.px8} ${space.px16}`,
    paddingBlock: space.px8,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  filters: style({
    display: 'grid',
    gap: space.px12,
    alignItems: 'end',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  }),
  sample: style({ maxWidth: '60ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  subject: style({ fontWeight: weight.label, overflowWrap: 'anywhere', color: color.ink }),
};
