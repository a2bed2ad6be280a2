import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const card = uiStyles({
  root: {
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    padding: space.cardPadding,
    minWidth: 0,
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  },
  flush: { padding: 0, overflow: 'hidden' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px12,
    marginBlockEnd: space.px14,
  },
  title: { fontSize: fontSize.h3, letterSpacing: '-.01em', lineHeight: 1.25 },
  actions: {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    // A transparent icon button's drawing, not its target, sits on the card's edge.
    marginBlock: `-${space.px10}`,
    selectors: { '&:has(button:last-child)': { marginInlineEnd: `-${space.px10}` } },
  },
});
