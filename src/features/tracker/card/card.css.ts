import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

/** In a list there is room beside, from 768 px on. */
const inList = style({});

export const card = {
  inList,
  root: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.px12,
    padding: `${space.px14} ${space.px16}`,
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.card,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(a:focus-visible)': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.selected,
      },
    },
  }),
  onBoard: style({ padding: `${space.px12} ${space.px14}` }),
  title: style({
    fontFamily: 'inherit',
    fontSize: fontSize.body,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    letterSpacing: 0,
    overflowWrap: 'anywhere',
  }),
  link: style({
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      // The whole card is pressed; what else can be pressed lies above.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
      '&:focus-visible': { outline: 'none' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    },
  }),
  // Its target is larger than its line: the card's own padding gives the room.
  side: style({
    position: 'relative',
    gridColumn: 2,
    gridRow: 1,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    marginBlock: `-${space.px10}`,
    marginInlineEnd: `-${space.px10}`,
    selectors: { '&:not(:has(button))': { marginBlock: 0, marginInlineEnd: 0 } },
  }),
  status: style({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: target.min,
    minHeight: target.min,
    padding: `0 ${space.px8}`,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    cursor: 'pointer',
  }),
  company: style({
    gridColumn: '1 / -1',
    '@media': { [media.narrow]: { selectors: { [`${inList} &`]: { gridColumn: 1 } } } },
    fontSize: fontSize.small,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
  step: style({
    gridColumn: '1 / -1',
    display: 'flex',
    gap: space.px6,
    alignItems: 'center',
    marginBlockStart: space.px6,
    minHeight: '1.25rem',
    fontSize: fontSize.micro,
    color: color.inkFaint,
    '@media': {
      [media.forcedColors]: { color: 'CanvasText' },
      [media.narrow]: {
        selectors: {
          [`${inList} &`]: { gridColumn: 2, marginBlockStart: 0, justifySelf: 'end' },
        },
      },
    },
  }),
  now: style({ color: color.ink, fontWeight: weight.label }),
  hot: style({ color: color.danger, fontWeight: weight.label }),
  why: style({
    gridColumn: '1 / -1',
    marginBlockStart: space.px6,
    fontSize: fontSize.micro,
    color: color.inkMuted,
  }),
  /** With a box to tick: a label, not a link. */
  picked: style({
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 ${border.hairline} ${color.accent}`,
      },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.selected,
      },
    },
  }),
  box: style({
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    accentColor: color.accent,
  }),
  pickedWords: style({ display: 'grid', minWidth: 0 }),
};
