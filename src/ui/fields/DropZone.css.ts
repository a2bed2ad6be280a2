import { color } from '../theme/contract.css.ts';
import { border, fontSize, radius, space } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const dropZone = uiStyles({
  root: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.px12,
    padding: `clamp(1.75rem, 1rem + 4vw, 3.5rem) ${space.px20}`,
    border: `${border.selected} dashed ${color.lineStrong}`,
    borderRadius: radius.card,
    background: color.surface,
    textAlign: 'center',
  },
  over: { borderColor: color.accent, borderStyle: 'solid', background: color.accentSoft },
  icon: { color: color.accentText },
  title: { fontSize: fontSize.h3 },
  hint: { fontSize: fontSize.small, lineHeight: 1.45, color: color.inkMuted },
});
