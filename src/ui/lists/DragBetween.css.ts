import { shadow } from '../theme/contract.css.ts';
import { radius } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const drag = uiStyles({
  away: { opacity: 0.4 },
  lifted: { borderRadius: radius.card, boxShadow: shadow.high, cursor: 'grabbing' },
});
