import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, layout, media, radius, space, weight } from '#/ui/theme/tokens.ts';

export const prose = {
  root: style({
    display: 'grid',
    gap: space.px14,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: layout.readingWidth,
    lineHeight: 1.6,
  }),
  list: style({
    display: 'grid',
    gap: space.px8,
    paddingInlineStart: space.px20,
    listStyle: 'disc',
  }),
  facts: style({ display: 'grid' }),
  fact: style({
    display: 'grid',
    gap: `${space.px2} ${space.px24}`,
    paddingBlock: space.px10,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
    '@media': { [media.narrow]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
  }),
  term: style({ fontWeight: weight.label }),
  code: style({
    padding: `0 ${space.px4}`,
    borderRadius: radius.chip,
    background: color.surfaceSunken,
    overflowWrap: 'anywhere',
  }),
};
