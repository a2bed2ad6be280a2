import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

const steps = style({ counterReset: 'step', display: 'grid', gap: space.px20 });
globalStyle(`${steps} li`, {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem 1fr',
  columnGap: space.px14,
});
globalStyle(`${steps} li::before`, {
  content: 'counter(step)',
  gridRow: 'span 2',
  width: space.px32,
  height: space.px32,
  border: `${border.control} solid ${color.ink}`,
  borderRadius: '50%',
  fontFamily: font.heading,
  fontWeight: weight.heading,
  lineHeight: '1.8rem',
  textAlign: 'center',
});
globalStyle(`${steps} span`, { fontSize: fontSize.small, color: color.inkMuted });

const facts = style({
  display: 'grid',
  alignContent: 'start',
  borderBlockStart: `${border.control} solid ${color.ink}`,
});
globalStyle(`${facts} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.px16,
  paddingBlock: space.px20,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  color: color.inkMuted,
});
globalStyle(`${facts} b`, { display: 'block', color: color.ink });
globalStyle(`${facts} svg`, { color: color.accentText });

export const promises = {
  steps,
  facts,
  root: style({ background: color.surface, paddingBlock: space.section }),
  columns: style({
    display: 'grid',
    gap: space.px48,
    '@media': { [media.wide]: { gridTemplateColumns: '1.2fr 1fr', gap: space.px64 } },
  }),
  side: style({ display: 'grid', gap: space.px28, justifyItems: 'start', alignContent: 'start' }),
};
