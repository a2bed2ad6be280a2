import { uiStyles } from '../theme/ui-style.ts';

export const rows = uiStyles({
  list: { position: 'relative', width: '100%' },
  row: { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
});
