import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';

export const section = {
  root: style({ paddingBlock: space.section }),
  surface: style({ background: color.surface }),
  head: style({ display: 'grid', gap: space.px12, maxWidth: '44rem', alignContent: 'start' }),
  lead: style({ fontSize: fontSize.lead, lineHeight: 1.5, color: color.inkMuted }),
  stacked: style({ display: 'grid', gap: space.px32, gridTemplateColumns: 'minmax(0, 1fr)' }),
  /** Words on the left, what one can do on the right. */
  invitation: style({
    display: 'grid',
    gap: space.px28,
    alignItems: 'center',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.px48 },
    },
  }),
};
