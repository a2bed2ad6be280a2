import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space } from '#/ui/theme/tokens.ts';

export const explorer = {
  tools: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  cards: style({
    display: 'grid',
    gap: space.px10,
    '@media': {
      [media.narrow]: { gridTemplateColumns: '1fr 1fr', gap: space.px16 },
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
  detail: style({ scrollMarginBlockStart: space.px8 }),
  // The tabs stand at the top of the card, not in the middle of its padding.
  card: style({ paddingBlockStart: space.px4 }),
  body: style({
    display: 'grid',
    gap: `${space.px28} ${space.px64}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' } },
  }),
  head: style({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px8} ${space.px16}`,
  }),
  title: style({ fontSize: fontSize.h2, lineHeight: 1.12 }),
  side: style({
    display: 'grid',
    gap: space.px28,
    alignContent: 'space-between',
    '@media': { [media.narrow]: { justifyItems: 'start' } },
  }),
  feedback: style({ justifySelf: 'end' }),
};

// On phones the fourth name stays cut in view in both languages, so that nobody takes the third for the last.
const closer = (rule: object) => ({ '@media': { [media.belowNarrow]: rule } });
globalStyle(`${explorer.card} [role="tab"]`, closer({ paddingInline: space.px8 }));
globalStyle(
  `${explorer.card} [role="tab"][aria-selected="true"]::after`,
  closer({ insetInline: space.px8 }),
);
