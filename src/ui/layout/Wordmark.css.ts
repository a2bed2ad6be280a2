import { color } from '../theme/contract.css.ts';
import { space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const wordmark = uiStyles({
  root: { display: 'block', height: space.px32, width: 'auto', overflow: 'visible' },
  letters: { fill: color.ink },
  red: { fill: color.signal },
  white: { fill: color.poleWhite, stroke: color.poleEdge, strokeWidth: 1.8 },
});
