import { color } from '../theme/contract.css.ts';
import { border, fontSize, motion, space, target, weight } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const root = uiStyle({
  borderBlockStart: `${border.hairline} solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const disclosure = {
  root,
  ...uiStyles({
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: space.px12,
      minHeight: target.field,
      paddingBlock: space.px8,
      fontWeight: weight.label,
    },
    words: { flex: 1, minWidth: 0 },
    icon: { color: color.inkFaint },
    chevron: {
      color: color.inkMuted,
      transition: `transform ${motion.fast} ${motion.ease}`,
      selectors: { [`${root}[open] > summary > &`]: { transform: 'rotate(180deg)' } },
    },
    body: {
      paddingBlockEnd: space.px14,
      fontSize: fontSize.small,
      color: color.inkMuted,
    },
    indented: {
      paddingBlockEnd: space.px14,
      paddingInlineStart: space.px32,
      fontSize: fontSize.small,
      color: color.inkMuted,
    },
  }),
};
