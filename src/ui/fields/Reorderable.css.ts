import { color, shadow } from '../theme/contract.css.ts';
import { border, radius, space, target } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const reorderable = uiStyles({
  list: { display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' },
  dragged: {
    borderRadius: radius.card,
    outline: `${border.selected} solid ${color.accent}`,
    boxShadow: shadow.high,
  },
  controls: { display: 'inline-flex', flexWrap: 'wrap', minWidth: target.min },
  handle: { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
});
