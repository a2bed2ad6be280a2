import { globalStyle, style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, radius, space, weight } from '#/ui/theme/tokens.ts';

const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  borderBlockStart: `${border.hairline} solid ${color.line}`,
});
globalStyle(`${facts} > li`, { padding: `${space.px12} ${space.px16}`, fontSize: fontSize.small });
globalStyle(`${facts} > li + li`, {
  borderInlineStart: `${border.hairline} solid ${color.line}`,
});

const list = style({ display: 'grid', gap: space.px2 });
globalStyle(`${list} li`, {
  display: 'list-item',
  listStyle: 'disc',
  marginInlineStart: space.px16,
  fontSize: fontSize.micro,
  lineHeight: 1.4,
  color: color.inkMuted,
});

export const sampleCv = {
  facts,
  list,
  root: style({
    position: 'relative',
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
  bar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px8,
    padding: `${space.px12} ${space.px16}`,
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
    fontSize: fontSize.small,
    fontWeight: weight.label,
  }),
  state: style({ marginInlineStart: 'auto' }),
  paper: style({
    display: 'grid',
    gap: space.px6,
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: space.px20,
  }),
  name: style({
    fontFamily: font.heading,
    fontWeight: weight.heading,
    fontSize: '1.3125rem',
    lineHeight: 1.1,
    letterSpacing: '-.02em',
  }),
  line: style({ fontSize: fontSize.micro, lineHeight: 1.4, color: color.inkMuted }),
  heading: style({
    marginBlockStart: space.px8,
    paddingBlockEnd: space.px4,
    borderBlockEnd: `${border.control} solid ${color.ink}`,
    fontSize: fontSize.micro,
    fontWeight: weight.strong,
    lineHeight: 1.2,
  }),
  job: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.px12,
    fontSize: fontSize.micro,
    fontWeight: weight.strong,
  }),
};
globalStyle(`${sampleCv.job} span`, { fontWeight: weight.regular, color: color.inkMuted });
