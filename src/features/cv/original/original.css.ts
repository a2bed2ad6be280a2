import { style } from '@vanilla-extract/css';
import { INKS } from '#/domain/cv/layout/laid-out.ts';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

/** Ink on the white paper of the pages, in both themes. */
const MARKER = '#ffd54a';
const CHOSEN = '#0b4f6c';

const muted = { fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 };

export const original = {
  lead: style({ ...muted, overflowWrap: 'anywhere' }),
  keep: style({ display: 'grid', gap: space.px8, justifyItems: 'start' }),
  /** On a narrow screen the pages are wider than it, so that they can be read. */
  pages: style({
    display: 'grid',
    gap: space.px16,
    overflowX: 'auto',
    borderRadius: radius.mark,
    boxShadow: `0 0 0 ${border.hairline} ${color.line}, ${shadow.low}`,
  }),
  page: style({
    position: 'relative',
    width: '40rem',
    background: INKS.paper,
    cursor: 'pointer',
    '@media': { [media.wide]: { width: '100%' } },
  }),
  picture: style({ display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' }),
  band: style({
    position: 'absolute',
    background: MARKER,
    mixBlendMode: 'multiply',
    borderRadius: radius.mark,
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  }),
  chosenBand: style({
    background: 'none',
    mixBlendMode: 'normal',
    outline: `2px solid ${CHOSEN}`,
    outlineOffset: '1px',
  }),
  lines: style({
    display: 'grid',
    gap: space.px2,
    margin: 0,
    padding: space.px8,
    listStyle: 'none',
    background: color.surface,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.control,
  }),
  line: style({
    display: 'block',
    width: '100%',
    minHeight: target.min,
    padding: `${space.px4} ${space.px8}`,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: color.ink,
    fontSize: fontSize.small,
    lineHeight: 1.45,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: color.surfaceSunken },
  }),
  boldLine: style({ fontWeight: weight.strong }),
  item: style({ paddingInlineStart: space.px20 }),
  saidLine: style({ background: color.warningSoft }),
  said: style({ background: 'none', color: 'inherit' }),
  chosenLine: style({ boxShadow: `inset 0 0 0 2px ${color.accent}` }),
  /** Over the end of the pages, always in reach of what was chosen. */
  send: style({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.px8,
    padding: space.px12,
    background: color.surfaceRaised,
    border: `${border.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    boxShadow: shadow.high,
  }),
  sent: style({
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
    maxHeight: '4.5em',
    overflowY: 'auto',
  }),
  sendTo: style({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space.px8,
  }),
};
