import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space, weight } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

export const chip = recipe({
  base: uiStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px4,
    padding: `${space.px4} ${space.px8}`,
    borderRadius: radius.chip,
    background: color.surfaceSunken,
    color: color.inkMuted,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    lineHeight: 1.2,
    maxWidth: '100%',
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  variants: {
    tone: {
      neutral: {},
      info: uiStyle({ background: color.accentSoft, color: color.accentText }),
      positive: uiStyle({ background: color.positiveSoft, color: color.positive }),
      warning: uiStyle({ background: color.warningSoft, color: color.warning }),
      danger: uiStyle({ background: color.dangerSoft, color: color.danger }),
      outline: uiStyle({
        background: 'transparent',
        boxShadow: `inset 0 0 0 ${border.control} ${color.lineStrong}`,
      }),
    },
  },
});

export type ChipTone = NonNullable<NonNullable<RecipeVariants<typeof chip>>['tone']>;
