import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { border, fontSize, media, radius, space } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const mark = createVar('note-mark');

export const note = recipe({
  base: uiStyle({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.px12,
    rowGap: space.px2,
    padding: `${space.px14} ${space.px16}`,
    borderRadius: radius.card,
    color: color.ink,
    fontSize: fontSize.small,
    lineHeight: 1.45,
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
  }),
  variants: {
    tone: {
      info: uiStyle({ vars: { [mark]: color.accentText }, background: color.accentSoft }),
      positive: uiStyle({ vars: { [mark]: color.positive }, background: color.positiveSoft }),
      warning: uiStyle({ vars: { [mark]: color.warning }, background: color.warningSoft }),
      danger: uiStyle({ vars: { [mark]: color.danger }, background: color.dangerSoft }),
    },
  },
});

export const noteParts = uiStyles({
  icon: { color: mark, marginBlockStart: '.15em' },
  title: { fontSize: fontSize.body },
  body: { gridColumn: 2 },
  action: { gridColumn: 2, marginBlockStart: space.px8 },
});
