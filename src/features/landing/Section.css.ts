import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';
import type { SectionId } from './sections.ts';

/** About how high each part is inside its padding, in rem, below the narrow breakpoint and from it on. */
const HEIGHTS: Partial<Record<SectionId, [below: number, from: number]>> = {
  fonctionnalites: [91, 56],
  modules: [75, 35],
  tarifs: [84, 44],
  statistiques: [27, 17],
  contact: [11, 5],
};

const room = ([below, from]: [below: number, from: number]): StyleRule => ({
  containIntrinsicBlockSize: `auto ${below}rem`,
  '@media': { [media.narrow]: { containIntrinsicBlockSize: `auto ${from}rem` } },
});

export const section = {
  // What is far below the screen is laid out when it comes near, so that the first paint waits for less.
  root: style({
    paddingBlock: space.section,
    contentVisibility: 'auto',
    ...room([18, 7]),
  }),
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
for (const [id, heights] of Object.entries(HEIGHTS))
  globalStyle(`${section.root}#${id}`, room(heights));
