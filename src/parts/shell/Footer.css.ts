import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, space, target, weight } from '#/ui/theme/tokens.ts';

const brief = style({ '@media': { [media.belowNarrow]: { paddingBlock: space.px20 } } });
const insideToolsOnPhone = (rule: object) => ({
  '@media': { [media.belowNarrow]: { selectors: { [`${brief} &`]: rule } } },
});

export const footer = {
  brief,
  root: style({
    borderBlockStart: `${border.hairline} solid ${color.line}`,
    background: color.canvas,
    paddingBlock: `${space.px40} ${space.px32}`,
    color: color.inkMuted,
    fontSize: fontSize.small,
    '@media': { [media.print]: { display: 'none' } },
  }),
  columns: style([
    {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: `${space.px20} ${space.px24}`,
      '@media': { [media.narrow]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
    },
    insideToolsOnPhone({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.px20}` }),
  ]),
  about: style([
    {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: space.px12,
      justifyItems: 'start',
      alignContent: 'start',
      maxWidth: '34ch',
    },
    { '@media': { [media.narrow]: { gridColumn: 'auto' } } },
    insideToolsOnPhone({ display: 'none' }),
  ]),
  brand: style({ display: 'inline-flex', alignItems: 'center', minHeight: target.min }),
  column: style([insideToolsOnPhone({ display: 'contents' })]),
  links: style([insideToolsOnPhone({ display: 'contents' })]),
  title: style([
    {
      fontFamily: font.body,
      fontSize: fontSize.small,
      fontWeight: weight.label,
      lineHeight: 1.3,
      letterSpacing: 0,
      color: color.ink,
      marginBlockEnd: space.px4,
    },
    insideToolsOnPhone({ display: 'none' }),
  ]),
  link: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target.min,
    minWidth: target.min,
    color: color.inkMuted,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
  }),
  base: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px8} ${space.px24}`,
    marginBlockStart: space.px32,
    paddingBlockStart: space.px20,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
  }),
  social: style({ color: color.inkFaint }),
  theme: style({ marginInlineStart: 'auto' }),
};
