import { color, shadow } from '../theme/contract.css.ts';
import { border, radius, space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const reorderable = uiStyles({
  list: { display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' },
  dragged: {
    borderRadius: radius.card,
    outline: `${border.selected} solid ${color.accent}`,
    boxShadow: shadow.high,
  },
  controls: { display: 'inline-flex', flex: 'none' },
  handle: { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
});
