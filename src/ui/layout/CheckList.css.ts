import { color } from '../theme/contract.css.ts';
import { space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const checkList = uiStyles({
  list: { display: 'grid', gap: space.px10, alignContent: 'start' },
  item: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space.px10, lineHeight: 1.45 },
  mark: { marginBlockStart: '.12em', color: color.positive },
});
