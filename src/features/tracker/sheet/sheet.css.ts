import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, space, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const sheet = {
  /** Of the screen alone: paper has no use for it. */
  screenOnly: style({ '@media': { [media.print]: { display: 'none' } } }),
  body: style({
    display: 'grid',
    gap: space.px16,
    maxWidth: '46rem',
    '@media': {
      [media.print]: { gap: space.px8, fontSize: '10pt', lineHeight: 1.3, maxWidth: 'none' },
    },
  }),
  part: style({
    display: 'grid',
    gap: space.px8,
    paddingBlockStart: space.px14,
    borderBlockStart: line,
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { gap: space.px4, paddingBlockStart: space.px8 } },
  }),
  title: style({ fontSize: fontSize.body, fontWeight: weight.label }),
  list: style({
    display: 'grid',
    gap: space.px8,
    margin: 0,
    padding: 0,
    '@media': { [media.print]: { gap: space.px4 } },
  }),
  facts: style({ display: 'grid', gap: space.px4, margin: 0 }),
  fact: style({
    display: 'grid',
    gap: `0 ${space.px16}`,
    '@media': {
      [media.narrow]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
      [media.print]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    },
  }),
  term: style({ color: color.inkMuted }),
  value: style({ margin: 0 }),
  story: style({ display: 'grid', gap: space.px2 }),
  storyTitle: style({ fontWeight: weight.label }),
  /** A sheet is one page: what is longer is read in full where it was written. */
  short: style({ '@media': { [media.print]: clamped(2) } }),
  notes: style({ whiteSpace: 'pre-wrap', '@media': { [media.print]: clamped(5) } }),
  /** To write on by hand. */
  rules: style({ display: 'none', '@media': { [media.print]: { display: 'grid' } } }),
};

globalStyle(`${sheet.rules} > span`, { height: '1.5rem', borderBlockEnd: line });

// Paper is white, whatever the theme: ink of the dark one would be pale on it.
globalStyle(`main:has(${sheet.body}) *`, {
  '@media': { [media.print]: { colorScheme: 'light', color: 'CanvasText' } },
});
