import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import {
  border,
  font,
  fontSize,
  layerIndex,
  media,
  motion,
  radius,
  space,
  target,
  weight,
} from '#/ui/theme/tokens.ts';

const muted = { fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 };

export const customise = {
  studio: style({
    display: 'grid',
    gap: space.px20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(28.5rem, 1fr) minmax(0, 1.1fr)',
        gap: space.px28,
        alignItems: 'start',
      },
    },
  }),
  form: style({
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The tabs stay in sight above it.
    scrollMarginBlockStart: '4.5rem',
  }),
  beside: style({ position: 'sticky', insetBlockStart: '8rem' }),
  /** A save that failed stays in sight wherever the form is scrolled. */
  alert: style({
    position: 'sticky',
    insetBlockStart: `calc(${target.headerWide} + ${space.px8})`,
    zIndex: layerIndex.stickyAction,
  }),
  notices: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  wholeRow: style({ gridColumn: '1 / -1' }),
  hint: style(muted),
  /** Under the title of a card, above its lines. */
  cardLead: style({ ...muted, marginBlockEnd: space.px12 }),
  count: style({ color: color.inkMuted, fontWeight: weight.regular }),
  noEntries: style({ ...muted, paddingBlock: space.px8 }),
  mark: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.px4} ${space.px8}`,
    color: color.inkMuted,
  }),
  confirm: style({
    minHeight: target.min,
    textAlign: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accentText,
    fontWeight: weight.label,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  }),
  entryHead: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.px8,
    marginBlockStart: `-${space.px8}`,
  }),
  entryTitle: style({ flex: '1 1 auto', minWidth: 0, fontSize: fontSize.body, lineHeight: 1.25 }),
  entryToggle: style({
    display: 'flex',
    gap: space.px8,
    alignItems: 'center',
    width: '100%',
    minHeight: target.min,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    letterSpacing: 'inherit',
    fontWeight: 'inherit',
  }),
  /** Under the title, in the same button. */
  entryPlace: style({
    display: 'block',
    ...muted,
    fontFamily: font.body,
    fontWeight: weight.regular,
    letterSpacing: 0,
  }),
  /** Two dates side by side, one under the other where the text is too large for it. */
  dates: style({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space.px16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  }),
  chevron: style({
    color: color.inkMuted,
    transform: 'rotate(-90deg)',
    transition: `transform ${motion.fast} ${motion.ease}`,
  }),
  turned: style({ color: color.inkMuted, transition: `transform ${motion.fast} ${motion.ease}` }),
  /** Under the title's words, past the chevron. */
  entrySummary: style({
    display: 'grid',
    gap: space.px2,
    justifyItems: 'start',
    marginBlockStart: space.px4,
    paddingInlineStart: space.px28,
    overflowWrap: 'anywhere',
  }),
  entryDetail: style(muted),
  entryFields: style({ display: 'grid', gap: space.px12, marginBlockStart: space.px10 }),
  entryFoot: style({
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `-${space.px12}`,
    marginBlockEnd: `-${space.px12}`,
  }),
  entryMoves: style({ display: 'flex', marginInlineEnd: `-${space.px10}` }),
  skills: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),
  skill: style({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: space.px12,
    borderRadius: radius.control,
    background: color.surfaceSunken,
    fontSize: fontSize.small,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
  skillRemove: style({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: target.min,
    height: target.min,
    border: 0,
    background: 'none',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.ink } },
  }),
  addSkill: style({
    display: 'grid',
    gap: space.px12,
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  }),
  /** A button on the line of the control, under the label. */
  besideControl: style({
    '@media': { [media.compact]: { marginBlockStart: '1.9rem', alignSelf: 'start' } },
  }),
  languageRow: style({
    display: 'grid',
    gap: `${space.px8} ${space.px12}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    selectors: {
      'li + li > &': {
        borderBlockStart: `${border.hairline} solid ${color.line}`,
        paddingBlockStart: space.px16,
      },
    },
  }),
  rowMoves: style({
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'end',
    marginInlineEnd: `-${space.px10}`,
    '@media': {
      [media.compact]: { gridColumn: 'auto', marginBlockStart: '1.9rem' },
      // The form's pane beside the preview is narrower than a tablet.
      [media.wide]: { gridColumn: '1 / -1', marginBlockStart: 0 },
    },
  }),
  place: style({
    display: 'grid',
    gap: space.px12,
    alignItems: 'end',
    '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
  removedText: style({
    display: 'block',
    color: color.inkFaint,
    fontWeight: weight.regular,
    fontSize: fontSize.small,
    textDecorationColor: color.danger,
    overflowWrap: 'anywhere',
  }),
  saved: style({ ...muted, display: 'flex', alignItems: 'center', gap: space.px6 }),
};

// The whole row stands on the edge, its second line too.
globalStyle(`${customise.entryFoot} > *`, { marginInlineStart: 0 });
