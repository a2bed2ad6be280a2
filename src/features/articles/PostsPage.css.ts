import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, scrollRoom, space, target, weight } from '#/ui/theme/tokens.ts';

export const postsPage = {
  columns: style({
    display: 'grid',
    gap: space.px28,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 46rem) minmax(14rem, 18rem)',
        gridTemplateRows: 'auto 1fr',
        justifyContent: 'space-between',
        columnGap: space.px64,
        alignItems: 'start',
      },
    },
  }),
  list: style({
    display: 'grid',
    gap: space.px16,
    minWidth: 0,
    '@media': { [media.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
  }),
  count: style({
    fontSize: fontSize.small,
    color: color.inkMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
  items: style({ display: 'grid' }),
  withoutScript: style({ display: 'block' }),
  /**
   * Higher than a screen, so that nothing below is seen to move when the list comes. Without a script nothing is on
   * its way: the list is there in full.
   */
  loading: style({
    display: 'grid',
    alignContent: 'start',
    gap: space.px32,
    minHeight: '100vh',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
  more: style({
    display: 'grid',
    justifyItems: 'start',
    fontSize: fontSize.small,
    '@media': { [media.wide]: { gridColumn: 2 }, [media.print]: { display: 'none' } },
  }),
  /** Beside the list it stands below the subjects, however many they will be. */
  moreLater: style({
    '@media': { [`${media.wide} and (scripting: enabled)`]: { visibility: 'hidden' } },
  }),
  moreLink: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px6,
    minHeight: target.min,
  }),
};

const ROOM = space.px4;

export const filters = {
  root: style({
    display: 'grid',
    gap: space.px16,
    minWidth: 0,
    '@media': {
      [media.wide]: { gridColumn: 2, gridRow: 1 },
      [media.print]: { display: 'none' },
    },
  }),
  label: style({ fontSize: fontSize.small, fontWeight: weight.label, marginBlockEnd: space.px6 }),
  /** Without a script there is nothing to choose by. */
  subjects: style({ minWidth: 0, '@media': { '(scripting: none)': { display: 'none' } } }),
  /** One row where the list is below it: its height is known before its subjects are. */
  tags: style({
    position: 'relative',
    display: 'flex',
    gap: space.px8,
    minHeight: `calc(${target.min} + ${ROOM} * 2)`,
    // Room for the mark of what has the focus, which the row would cut.
    padding: ROOM,
    margin: `calc(${ROOM} * -1)`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.wide]: { flexWrap: 'wrap' } },
  }),
  tag: style({
    display: 'flex',
    alignItems: 'center',
    minHeight: target.min,
    paddingInline: space.px12,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: '99px',
    background: color.surface,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    color: color.ink,
    textDecoration: 'none',
    scrollMarginBlockStart: scrollRoom,
    selectors: {
      '&:hover': { borderColor: color.lineStrong, textDecoration: 'underline' },
      '&[aria-current="page"]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentSoftInk,
        fontWeight: weight.label,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': { borderWidth: border.selected } },
      },
    },
  }),
};

export const item = {
  root: style({
    position: 'relative',
    display: 'grid',
    gap: space.px6,
    paddingBlock: space.px20,
    borderBlockStart: `${border.hairline} solid ${color.line}`,
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
  title: style({ fontSize: fontSize.lead, lineHeight: 1.25 }),
  link: style({
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // The whole row opens the post; what is pressed is still its title.
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  }),
  summary: style({ color: color.inkMuted, maxWidth: '62ch' }),
  meta: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px6} ${space.px12}`,
    fontSize: fontSize.small,
    color: color.inkFaint,
  }),
};
