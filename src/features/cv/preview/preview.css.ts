import { globalStyle, style } from '@vanilla-extract/css';
import { INKS } from '#/domain/cv/layout/laid-out.ts';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import { border, fontSize, radius, space } from '#/ui/theme/tokens.ts';

export const preview = {
  root: style({ display: 'grid', gap: space.px16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  settings: style({ display: 'flex', flexWrap: 'wrap', gap: `${space.px12} ${space.px24}` }),
  bar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px12,
    fontSize: fontSize.small,
    color: color.inkMuted,
    textWrap: 'balance',
    marginBlockEnd: `-${space.px6}`,
  }),
  arrows: style({ display: 'flex', gap: space.px4, marginInlineEnd: `-${space.px10}` }),
  paper: style({
    display: 'block',
    width: '100%',
    height: 'auto',
    background: INKS.paper,
    borderRadius: radius.mark,
    boxShadow: `0 0 0 ${border.hairline} ${color.line}, ${shadow.low}`,
    fontKerning: 'none',
    fontVariantLigatures: 'none',
    // The page's own figures and tracking must not reach the document.
    fontVariantNumeric: 'normal',
    forcedColorAdjust: 'none',
  }),
  enlarged: style({
    overflow: 'auto',
    maxHeight: '70vh',
    touchAction: 'pan-x pan-y',
  }),
  /** What all the changes lead to, beside the button that makes them. */
  all: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.px8 }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted }),
  reason: style({ fontSize: fontSize.small, color: color.inkMuted }),
  change: style({
    display: 'grid',
    gap: space.px6,
    justifyItems: 'start',
    marginBlock: space.px12,
    fontSize: fontSize.small,
  }),
  out: style({ color: color.inkFaint, textDecorationColor: color.danger }),
  in: style({
    textDecoration: 'none',
    background: color.positiveSoft,
    borderRadius: radius.mark,
    paddingInline: space.px4,
  }),
};

// Browsers give SVG text a collapsing of its own, which would swallow the spaces around separators.
globalStyle(`${preview.paper} text`, { whiteSpace: 'pre' });
globalStyle(`${preview.enlarged} > svg`, { width: '46rem', maxWidth: 'none' });
