import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, layerIndex, media, space, target, weight } from '#/ui/theme/tokens.ts';

const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.large,
  borderBlockStart: `${border.hairline} solid ${color.line}`,
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: weight.label,
  textDecoration: 'none',
  selectors: { 'li:first-child &': { borderBlockStart: 0 } },
});

export const menuPanel = {
  root: style({
    position: 'fixed',
    insetInline: 0,
    insetBlock: `calc(${target.header} + ${border.hairline}) 0`,
    zIndex: layerIndex.header,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface,
    '@media': {
      [media.narrow]: { insetBlockStart: `calc(${target.headerWide} + ${border.hairline})` },
      [media.wide]: { display: 'none' },
    },
  }),
  link,
  pole: style({
    display: 'none',
    width: '7px',
    height: '22px',
    border: `${border.control} solid ${color.poleEdge}`,
    borderRadius: '2px',
    background: `repeating-linear-gradient(180deg, ${color.signal} 0 20%, ${color.poleWhite} 20% 40%)`,
    forcedColorAdjust: 'none',
    selectors: { [`${link}[aria-current] &`]: { display: 'block' } },
  }),
  chevron: style({ selectors: { [`${link}[aria-current] &`]: { display: 'none' } } }),
  foot: style({ display: 'grid', gap: space.px16, paddingBlock: space.px16 }),
};
