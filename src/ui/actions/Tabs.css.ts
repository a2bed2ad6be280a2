import { color } from '../theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const tabs = uiStyles({
  root: {
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
  },
  list: {
    position: 'relative',
    display: 'flex',
    gap: space.px4,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
  },
  bleed: {
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: `calc(${space.gutter} - ${space.px14})`,
    '@media': { [media.narrow]: { marginInline: 0, paddingInline: 0 } },
  },
  tab: {
    // From 768 px the first name stands on the page's left edge.
    '@media': {
      [media.narrow]: {
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:first-child[aria-selected="true"]::after': { insetInlineStart: 0 },
        },
      },
    },
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.px8,
    minWidth: target.min,
    minHeight: target.field,
    padding: `${space.px8} ${space.px14}`,
    border: 0,
    background: 'transparent',
    color: color.inkMuted,
    fontSize: fontSize.body,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.ink },
      '&:focus-visible': { outlineOffset: `-${border.focus}` },
      '&[aria-selected="true"]': { color: color.ink, fontWeight: weight.strong },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.px14,
        insetBlockEnd: 0,
        borderBlockEnd: `3px solid ${color.accent}`,
        borderRadius: `${radius.mark} ${radius.mark} 0 0`,
      },
    },
  },
  compact: {
    fontSize: fontSize.small,
    paddingInline: space.px10,
    selectors: { '&[aria-selected="true"]::after': { insetInline: space.px10 } },
    '@media': {
      [media.narrow]: {
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:first-child[aria-selected="true"]::after': { insetInlineStart: 0 },
        },
      },
    },
  },
  count: {
    fontFamily: font.heading,
    fontSize: fontSize.micro,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.label,
    color: color.inkMuted,
    background: color.surfaceSunken,
    borderRadius: radius.pill,
    padding: `1px ${space.px6}`,
  },
  panel: { minWidth: 0 },
});
