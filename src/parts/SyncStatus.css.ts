import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, media, radius, space, weight } from '#/ui/theme/tokens.ts';

export const syncChip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.px6,
    minWidth: 0,
    minHeight: space.px32,
    padding: `${space.px4} ${space.px10}`,
    borderRadius: radius.pill,
    background: color.surfaceSunken,
    color: color.inkMuted,
    fontSize: fontSize.micro,
    fontWeight: weight.label,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    '@media': {
      [media.forcedColors]: { border: `${border.hairline} solid` },
      [media.belowNarrow]: { gap: space.px4, paddingInline: space.px6 },
    },
  },
  variants: {
    state: {
      local: {},
      offline: {
        background: 'transparent',
        boxShadow: `inset 0 0 0 ${border.control} ${color.lineStrong}`,
      },
      syncing: { background: color.accentSoft, color: color.accentText },
      synced: { background: color.positiveSoft, color: color.positive },
      attention: { background: color.warningSoft, color: color.warning },
      'sign-in': { background: color.accentSoft, color: color.accentText },
      update: { background: color.accentSoft, color: color.accentText },
    },
  },
});

/** On the narrowest phones the words give way, not the header. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const syncParts = {
  place: style({
    display: 'inline-flex',
    minWidth: 0,
    '@media': { [media.narrow]: { marginInlineEnd: space.px4 } },
  }),
  short: style({ ...cut, '@media': { [media.narrow]: { display: 'none' } } }),
  long: style({ ...cut, '@media': { [media.belowNarrow]: { display: 'none' } } }),
};
