import { color, shadow } from '../theme/contract.css.ts';
import { border, fontSize, radius, space, target, weight } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const menu = uiStyles({
  list: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: space.px6,
    minWidth: '13rem',
    maxWidth: `calc(100vw - ${space.px16})`,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: shadow.high,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.px10,
    width: '100%',
    minHeight: target.min,
    padding: `${space.px8} ${space.px12}`,
    border: 0,
    borderRadius: radius.segment,
    background: 'transparent',
    color: 'inherit',
    fontSize: fontSize.small,
    fontWeight: weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus-visible': { background: color.surfaceSunken },
      '&:focus-visible': { outlineOffset: `-${border.focus}` },
      '&[aria-checked="true"]': { fontWeight: weight.strong, background: color.accentSoft },
    },
  },
  danger: { color: color.danger },
});
