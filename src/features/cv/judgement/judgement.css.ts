import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { fontSize, radius, space, weight } from '#/ui/theme/tokens.ts';

const muted = { fontSize: fontSize.small, color: color.inkMuted, lineHeight: 1.45 };

export const judgement = {
  /** In the form's grid, beside the field it is about. */
  beside: style({ gridColumn: '1 / -1', display: 'grid', gap: space.px12 }),
  words: style({ display: 'grid', gap: space.px8, overflowWrap: 'anywhere' }),
  acts: style({ display: 'flex', flexWrap: 'wrap', gap: space.px8, alignItems: 'center' }),
  source: style({ ...muted, display: 'block' }),
  lead: style(muted),
  /** The line as the document will print it. */
  printed: style({
    padding: `${space.px10} ${space.px12}`,
    borderRadius: radius.control,
    background: color.surfaceSunken,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
  list: style({ display: 'grid', gap: space.px16, margin: 0, padding: 0, listStyle: 'none' }),
  idea: style({ display: 'grid', gap: space.px6, justifyItems: 'start' }),
  bullets: style({
    margin: 0,
    listStyle: 'disc',
    paddingInlineStart: space.px20,
    display: 'grid',
    gap: space.px4,
  }),
};
