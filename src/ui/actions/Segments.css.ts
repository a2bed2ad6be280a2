import { globalStyle } from '@vanilla-extract/css';
import { color, shadow } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space, target, weight } from '../theme/tokens.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { uiStyles } from '../theme/ui-style.ts';

export const segments = uiStyles({
  root: { display: 'grid', gap: space.px6, justifyItems: 'start', minWidth: 0 },
  legend: {
    fontWeight: weight.label,
    fontSize: fontSize.small,
    padding: 0,
    marginBlockEnd: space.px6,
  },
  track: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    gap: space.px2,
    padding: '.1875rem',
    background: color.surfaceSunken,
    borderRadius: radius.control,
  },
  full: { display: 'flex', width: '100%' },
  choice: {
    position: 'relative',
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.px6,
    minHeight: target.min,
    minWidth: target.min,
    padding: `${space.px4} ${space.px12}`,
    border: 0,
    borderRadius: radius.segment,
    background: 'transparent',
    fontSize: fontSize.small,
    fontWeight: weight.label,
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink },
      '&:has(:checked), &[aria-selected="true"]': {
        background: color.surface,
        color: color.ink,
        boxShadow: `0 0 0 ${border.hairline} ${color.line}, ${shadow.low}`,
      },
      '&:has(:focus-visible), &:focus-visible': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.selected,
      },
    },
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  },
  radio: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

globalStyle(`${segments.choice}:is(:has(:checked), [aria-selected="true"])`, {
  '@layer': {
    [uiLayer]: {
      // Left to itself the browser puts a plate of the page's colour behind words set in the highlight's.
      '@media': {
        [media.forcedColors]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
