import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

export const field = uiStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.px6,
    alignContent: 'start',
    minWidth: 0,
  },
  label: { fontWeight: weight.label, fontSize: fontSize.small, color: color.ink },
  optional: { fontWeight: weight.regular, color: color.inkFaint },
  hint: { fontSize: fontSize.small, color: color.inkFaint, lineHeight: 1.4 },
  error: {
    display: 'flex',
    gap: space.px6,
    fontSize: fontSize.small,
    color: color.danger,
    fontWeight: weight.medium,
    lineHeight: 1.4,
  },
  errorIcon: { marginBlockStart: '.15em' },
  affix: { position: 'relative' },
  trailing: {
    position: 'absolute',
    insetInlineEnd: space.px2,
    insetBlockStart: space.px2,
  },
});

/** Two columns from 480 px; a child with `span` takes the whole row. */
export const fields = uiStyle({
  display: 'grid',
  gap: space.px16,
  // A date is wider than a phone where letters are twice as large: it gives way.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const span = uiStyle({ gridColumn: '1 / -1' });

export const control = recipe({
  base: uiStyle({
    width: '100%',
    minHeight: target.field,
    padding: `${space.px10} ${space.px14}`,
    background: color.surface,
    border: `${border.control} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    fontSize: `max(1rem, ${fontSize.body})`,
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outlineOffset: 0, borderColor: color.focus },
      // The calendar of a date field is a stop of its own: without a mark, the key seems to have been lost.
      '&::-webkit-calendar-picker-indicator:focus-visible': {
        outline: `${border.focus} solid ${color.focus}`,
        borderRadius: radius.control,
      },
      '&[aria-invalid="true"]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 .5px ${color.danger}`,
      },
      '&:read-only:not(select, :disabled)': {
        background: color.surfaceSunken,
        borderStyle: 'dashed',
        color: color.inkMuted,
      },
      '&:disabled': { background: color.surfaceSunken, color: color.inkFaint },
    },
  }),
  variants: {
    kind: {
      input: {},
      area: uiStyle({ minHeight: '6.5rem', resize: 'vertical', display: 'block' }),
      /** One line of text that wraps instead of hiding its end. */
      line: uiStyle({ resize: 'none', display: 'block' }),
      select: uiStyle({ appearance: 'none', paddingInlineEnd: space.px40 }),
    },
    affixed: { true: uiStyle({ paddingInlineEnd: target.field }) },
    grows: { true: uiStyle({ fieldSizing: 'content' as never, maxHeight: '60vh' }) },
  },
});

export const selectFrame = uiStyle({ position: 'relative', display: 'block' });
export const chevron = uiStyle({
  position: 'absolute',
  insetInlineEnd: space.px12,
  insetBlockStart: `calc(${target.field} / 2 - .625rem)`,
  width: '1.25rem',
  height: '1.25rem',
  color: color.inkMuted,
  pointerEvents: 'none',
});
