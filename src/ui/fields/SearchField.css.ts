import { color } from '../theme/contract.css.ts';
import { border, fontSize, radius, space, target } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const searchField = uiStyles({
  root: { position: 'relative', flex: '1 1 12rem', minWidth: 0 },
  icon: {
    position: 'absolute',
    insetInlineStart: space.px12,
    insetBlockStart: `calc((${target.min} - 1.25rem) / 2)`,
    color: color.inkFaint,
    pointerEvents: 'none',
  },
  input: {
    width: '100%',
    minHeight: target.min,
    paddingInline: `${space.px40} ${space.px12}`,
    background: color.surface,
    border: `${border.control} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    fontSize: `max(1rem, ${fontSize.body})`,
  },
});
