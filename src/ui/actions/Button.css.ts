import { createVar } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, motion, radius, space, target, weight } from '../theme/tokens.ts';
import { uiStyle } from '../theme/ui-style.ts';

const fill = createVar('button-fill');
const text = createVar('button-text');
const outline = createVar('button-outline');
const inset = createVar('button-inset');

export const button = recipe({
  base: uiStyle({
    vars: {
      [fill]: color.surface,
      [text]: color.ink,
      [outline]: color.lineStrong,
      [inset]: '1.125rem',
    },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.px8,
    minHeight: target.min,
    padding: `${space.px8} ${inset}`,
    border: `${border.control} solid ${outline}`,
    borderRadius: radius.control,
    background: fill,
    color: text,
    fontWeight: weight.label,
    fontSize: fontSize.body,
    lineHeight: 1.2,
    maxWidth: '100%',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      // Lines that wrap beside a picture begin beside it.
      '&:has(> svg:first-child)': { textAlign: 'start' },
      '&:hover': { vars: { [fill]: color.surfaceSunken } },
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled, &[aria-disabled="true"]': {
        vars: { [fill]: color.surfaceSunken, [text]: color.inkFaint, [outline]: color.line },
        cursor: 'not-allowed',
        transform: 'none',
      },
    },
    '@media': { [media.forcedColors]: { border: `${border.control} solid` } },
  }),
  variants: {
    variant: {
      secondary: {},
      primary: uiStyle({
        selectors: {
          '&:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: color.accent, [text]: color.accentInk, [outline]: color.accent },
          },
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: color.accentHover, [outline]: color.accentHover },
          },
        },
      }),
      danger: uiStyle({
        selectors: {
          '&:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: color.danger, [text]: color.dangerInk, [outline]: color.danger },
          },
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: color.dangerHover, [outline]: color.dangerHover },
          },
        },
      }),
      quiet: uiStyle({
        vars: { [inset]: space.px12 },
        selectors: {
          // What begins a line is its words, not the frame that nobody sees.
          '&:first-child': {
            marginInlineStart: `calc(-1 * (${inset} + ${border.control}))`,
            maxWidth: `calc(100% + ${inset} + ${border.control})`,
          },
          '&:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: 'transparent', [text]: color.accentText, [outline]: 'transparent' },
          },
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            vars: { [fill]: color.accentSoft },
          },
        },
      }),
    },
    size: {
      normal: {},
      small: uiStyle({
        vars: { [inset]: space.px14 },
        paddingBlock: space.px6,
        fontSize: fontSize.small,
      }),
      large: uiStyle({
        vars: { [inset]: space.px24 },
        minHeight: target.large,
        fontSize: fontSize.lead,
      }),
    },
    block: {
      true: uiStyle({ width: '100%', selectors: { '&:first-child': { marginInlineStart: 0 } } }),
    },
  },
  defaultVariants: { variant: 'secondary', size: 'normal' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;
