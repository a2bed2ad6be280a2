import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, font, fontSize, media, motion, radius, space, weight } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

export const meterParts = uiStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space.px12,
    rowGap: space.px4,
    fontSize: fontSize.small,
    minWidth: 0,
  },
  label: { minWidth: 0 },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  value: {
    fontFamily: font.heading,
    fontWeight: weight.label,
    fontVariantNumeric: 'tabular-nums',
  },
  track: {
    gridColumn: '1 / -1',
    height: space.px8,
    borderRadius: radius.pill,
    background: color.surfaceSunken,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  },
});

export const meter = recipe({
  base: uiStyle({
    display: 'block',
    inlineSize: 0,
    height: '100%',
    borderRadius: radius.pill,
    transition: `inline-size ${motion.base} ${motion.ease}`,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      accent: uiStyle({ background: color.accent }),
      warning: uiStyle({ background: color.warning }),
      positive: uiStyle({ background: color.positive }),
      danger: uiStyle({ background: color.danger }),
    },
  },
});
