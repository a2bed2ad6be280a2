import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

export const detail = {
  grid: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
        gap: space.px24,
        alignItems: 'start',
      },
    },
  }),
  notes: style({ display: 'grid', gap: space.px12, selectors: { '&:empty': { display: 'none' } } }),
  facts: style({ display: 'grid', gap: space.px12, margin: 0 }),
  fact: style({ display: 'grid', gap: space.px2, minWidth: 0, overflowWrap: 'anywhere' }),
  term: style({ fontSize: fontSize.small, color: color.inkMuted }),
  value: style({ margin: 0 }),
  stage: style({
    display: 'grid',
    gap: space.px4,
    paddingBlockStart: space.px14,
    marginBlockStart: space.px16,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
  }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  written: style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  timeline: style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }),
  event: style({
    position: 'relative',
    display: 'grid',
    gap: space.px2,
    paddingInlineStart: space.px20,
    paddingBlockEnd: space.px16,
    overflowWrap: 'anywhere',
    // Each event is a mark on one line, the line ends with the oldest.
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '.45em',
      width: '.625rem',
      height: '.625rem',
      borderRadius: '50%',
      background: color.accent,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(.3125rem - .5px)',
      insetBlockStart: '1.3em',
      insetBlockEnd: '-.3em',
      width: '1px',
      background: color.lineStrong,
    },
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::after': { display: 'none' },
    },
  }),
  what: style({ fontWeight: weight.label }),
};
