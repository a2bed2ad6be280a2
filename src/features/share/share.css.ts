import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, space, target, weight } from '#/ui/theme/tokens.ts';

export const sharePage = {
  row: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    minHeight: target.min,
    paddingBlock: space.px10,
    selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
  }),
  words: style({ flex: '1 1 12rem', minWidth: 0 }),
  acts: style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${space.px14}` }),
  name: style({ display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' }),
  excerpt: style({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  address: style({ fontSize: fontSize.small, overflowWrap: 'anywhere' }),
  quiet: style({ display: 'block', fontSize: fontSize.small, color: color.inkMuted }),
};

// The whole row stands on the edge, its second line too.
globalStyle(`${sharePage.acts} > *`, { marginInlineStart: 0 });
