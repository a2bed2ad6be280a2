import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;
const face = {
  width: '6rem',
  height: '6rem',
  flex: 'none',
  borderRadius: radius.card,
} as const;

export const profile = {
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted, overflowWrap: 'anywhere' }),
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.px20,
  }),
  who: style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }),
  name: style({ fontSize: fontSize.h2 }),
  picture: style({ ...face, objectFit: 'cover' }),
  noPicture: style({
    ...face,
    display: 'grid',
    placeItems: 'center',
    background: color.surfaceSunken,
    color: color.inkFaint,
  }),
  bio: style({
    marginBlockStart: space.px16,
    maxWidth: '65ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  entries: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  entry: style({
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: line, paddingBlockStart: space.px16 } },
  }),
  entryName: style({ fontSize: fontSize.body, lineHeight: 1.35 }),
  lines: style({ marginBlockStart: space.px6, maxWidth: '65ch' }),
  achievements: style({
    display: 'grid',
    gap: space.px4,
    maxWidth: '65ch',
    marginBlockStart: space.px6,
    paddingInlineStart: space.px20,
    listStyle: 'disc',
  }),
  skills: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8 }),

  // Editing
  editEntry: style({
    paddingBlockEnd: space.px24,
    marginBlockEnd: space.px20,
    borderBlockEnd: line,
  }),
  entryHead: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px8,
    marginBlockEnd: space.px12,
  }),
  skill: style({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: space.px12,
    background: color.surfaceSunken,
    borderRadius: radius.control,
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
  }),
  addSkill: style({
    display: 'grid',
    alignItems: 'end',
    gap: space.px10,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
  file: style({
    position: 'absolute',
    width: '1px',
    height: '1px',
    opacity: 0,
    overflow: 'hidden',
  }),
  fileBox: style({ position: 'relative' }),

  // Cutting out
  crop: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  frame: style({
    position: 'relative',
    overflow: 'hidden',
    width: 'min(100%, 17rem)',
    aspectRatio: '1',
    marginInline: 'auto',
    borderRadius: radius.card,
    background: color.surfaceSunken,
    touchAction: 'none',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
  }),
  framed: style({
    position: 'absolute',
    maxWidth: 'none',
    userSelect: 'none',
    pointerEvents: 'none',
  }),
  slider: style({ width: '100%', minHeight: target.min, accentColor: color.accent }),
  sliderName: style({ fontSize: fontSize.small, fontWeight: weight.label }),

  // Taking over
  proposals: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  proposal: style({
    paddingBlock: space.px12,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  after: style({
    display: 'grid',
    gap: space.px4,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
  toBe: style({ color: color.ink }),
};
