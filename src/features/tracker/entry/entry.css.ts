import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layout, media, space, target, weight } from '#/ui/theme/tokens.ts';

export const entry = {
  /** The form and, beside it on wide screens, the posting. On phones the posting comes first: it fills the form. */
  grid: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
        gap: space.px32,
        alignItems: 'start',
      },
    },
  }),
  beside: style({
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { order: 1 } },
  }),
  editor: style({ maxWidth: layout.readingWidth }),
  group: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.px14,
    border: 0,
    margin: 0,
    padding: 0,
    minWidth: 0,
  }),
  legend: style({
    padding: 0,
    marginBlockEnd: space.px12,
    fontSize: fontSize.h3,
    fontWeight: weight.strong,
    color: color.ink,
  }),
  /** Fields inside a line that opens keep the size of fields. */
  inside: style({ fontSize: fontSize.body, color: color.ink, paddingBlockStart: space.px8 }),
  // Both fit beside each other on the narrowest phone.
  ways: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  evidence: style({ overflowWrap: 'anywhere' }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  row: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.px4} ${space.px12}`,
    minHeight: target.min,
    paddingBlock: space.px10,
    selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
  }),
  rowWords: style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }),
  name: style({ display: 'block', fontWeight: weight.label }),
  reading: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px10,
    minHeight: target.min,
    overflowWrap: 'anywhere',
  }),
  text: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  toField: style({
    minHeight: target.min,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accentText,
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
};
