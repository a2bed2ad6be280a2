import { uiStyles } from '../theme/ui-style.ts';

/** The two figures stand in one cell: the final one, unseen, holds the room. */
export const countUp = uiStyles({
  root: { position: 'relative', display: 'inline-grid', fontVariantNumeric: 'tabular-nums' },
  final: { gridArea: '1 / 1', visibility: 'hidden' },
  shown: { gridArea: '1 / 1' },
});
