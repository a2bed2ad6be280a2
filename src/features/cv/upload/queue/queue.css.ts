import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, radius, space, weight } from '#/ui/theme/tokens.ts';

const words = { fontSize: fontSize.small, color: color.inkMuted };
const icon = { marginBlockStart: '.15em' };

export const queue = {
  card: style({
    display: 'grid',
    gap: space.px12,
    padding: space.px16,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
  summary: style({ fontWeight: weight.strong }),
  files: style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  file: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.px12,
    paddingBlock: space.px10,
    selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.line}` } },
  }),
  icon: style({ ...icon, color: color.inkMuted }),
  keptIcon: style({ ...icon, color: color.positive }),
  refusedIcon: style({ ...icon, color: color.warning }),
  /** As wide as the pictures of the other rows. */
  spinner: style({
    ...icon,
    display: 'grid',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
  }),
  words: style(words),
  wideWords: style({ ...words, gridColumn: '2 / -1' }),
  // Its words, not its empty frame, end where the lines between the rows do.
  open: style({ marginInlineEnd: `-${space.px14}`, maxWidth: 'none' }),
  name: style({ display: 'block', color: color.ink, overflowWrap: 'anywhere' }),
  actions: style({ display: 'flex', justifyContent: 'flex-end' }),
};
