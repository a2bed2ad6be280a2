import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space } from '#/ui/theme/tokens.ts';

const step = style({
  position: 'relative',
  paddingInlineStart: space.px32,
  paddingBlockEnd: space.px20,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Planned poles stand dashed along the line, like the stakes that are still to be driven.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: space.px4,
      insetBlockStart: space.px4,
      width: space.px8,
      height: space.px20,
      border: `${border.control} dashed ${color.lineStrong}`,
      borderRadius: radius.mark,
      background: color.surface,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: space.px8,
      insetBlockStart: space.px28,
      insetBlockEnd: 0,
      borderInlineStart: `${border.control} dashed ${color.line}`,
    },
  },
});

export const upcoming = {
  step,
  columns: style({
    display: 'grid',
    gap: space.px20,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: '1.4fr 1fr',
        gap: space.px32,
        alignItems: 'start',
      },
    },
  }),
  plan: style({
    padding: space.cardPadding,
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
  }),
  planTitle: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px8,
    fontSize: fontSize.h3,
  }),
  steps: style({ display: 'grid', marginBlockStart: space.px16 }),
  now: style({
    display: 'grid',
    gap: space.px8,
    padding: `${space.px16} 0`,
    borderBlockStart: `${border.control} solid ${color.ink}`,
    color: color.inkMuted,
  }),
};
