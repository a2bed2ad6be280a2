import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import {
  border,
  fontSize,
  layerIndex,
  media,
  radius,
  scrollRoom,
  space,
  target,
  weight,
} from '#/ui/theme/tokens.ts';

const pole = `linear-gradient(180deg, ${color.signal} 0 33%, ${color.poleWhite} 33% 66%, ${color.signal} 66%)`;

export const header = {
  root: style({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layerIndex.header,
    background: color.canvas,
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
  line: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.px4,
    minHeight: target.header,
    '@media': { [media.narrow]: { minHeight: target.headerWide } },
  }),
  brand: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target.min,
    marginInlineEnd: 'auto',
    '@media': { [media.wide]: { marginInlineEnd: space.px24 } },
  }),
  nav: style({
    display: 'none',
    '@media': {
      [media.wide]: { display: 'flex', gap: space.px2, marginInlineEnd: 'auto' },
    },
  }),
  link: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target.min,
    paddingInline: space.px12,
    borderRadius: radius.control,
    color: color.inkMuted,
    fontSize: fontSize.small,
    fontWeight: weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.ink, background: color.surfaceSunken },
      '&[aria-current]': { color: color.ink, fontWeight: weight.strong },
    },
  }),
  linkWithPole: style({
    selectors: {
      '&[aria-current]::before': {
        content: '""',
        width: '5px',
        height: '16px',
        marginInlineEnd: space.px6,
        borderRadius: '1px',
        background: pole,
        boxShadow: `0 0 0 ${border.hairline} ${color.poleEdge}`,
        forcedColorAdjust: 'none',
      },
    },
  }),
  onlyDesk: style({ '@media': { [media.belowNarrow]: { display: 'none' } } }),
  onlyDeskButton: style({
    marginInlineStart: space.px8,
    '@media': { [media.belowNarrow]: { display: 'none' } },
  }),
  menuButton: style({ '@media': { [media.wide]: { display: 'none' } } }),
};

// The header is always in view: focusing one of its controls must not scroll the page to make room above it.
globalStyle(`${header.root} *`, { scrollMarginBlockStart: `calc(-1 * ${scrollRoom})` });
