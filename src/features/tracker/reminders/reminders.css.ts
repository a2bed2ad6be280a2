import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, font, fontSize, media, radius, space, target, weight } from '#/ui/theme/tokens.ts';

const line = `${border.hairline} solid ${color.line}`;

const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flex: 'none',
  minWidth: '3.25rem',
  minHeight: '3.25rem',
  paddingInline: space.px6,
  gap: space.px2,
  borderRadius: radius.control,
  lineHeight: 1,
  fontSize: fontSize.micro,
  fontWeight: weight.strong,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
});
globalStyle(`${leaf} b`, {
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: weight.number,
});

export const leafTone = styleVariants({
  overdue: [leaf, { background: color.dangerSoft, color: color.danger }],
  today: [leaf, { background: color.accentSoft, color: color.accentText }],
  upcoming: [leaf, { background: color.surfaceSunken, color: color.inkMuted }],
});

const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.px8,
  gridColumn: '1 / -1',
  '@media': { [media.narrow]: { gridColumn: 'auto', flexWrap: 'nowrap' } },
});

const name = style({ display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' });

const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.px10} ${space.px14}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    // With letters twice as large a leaf beside the words leaves them no room.
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const reminders = {
  due: style([
    row,
    {
      padding: space.px16,
      borderRadius: radius.card,
      background: color.surface,
      border: `${border.control} solid ${color.ink}`,
    },
  ]),
  dueTitle: style({ fontSize: fontSize.h3, lineHeight: 1.25 }),
  dueActs: style([acts]),
  title: style({ fontSize: fontSize.h3 }),
  row: style([
    row,
    {
      paddingBlock: space.px14,
      selectors: {
        '& + &': { borderBlockStart: line },
        '&:first-child': { paddingBlockStart: space.px4 },
        '&:last-child': { paddingBlockEnd: 0 },
      },
    },
  ]),
  settled: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px12,
    paddingBlock: space.px8,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
  acts,
  name,
  /** The same as a link, tall enough for a finger. */
  nameLink: style([name, { display: 'flex', alignItems: 'center', minHeight: target.min }]),
  words: style({ minWidth: 0 }),
  quiet: style({ fontSize: fontSize.small, color: color.inkMuted, overflowWrap: 'anywhere' }),
  late: style({ fontSize: fontSize.small, color: color.danger, fontWeight: weight.label }),
  note: style({ fontSize: fontSize.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.px12,
  }),
  columns: style({
    display: 'grid',
    gap: space.px20,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
  days: style({ maxWidth: '14rem' }),
  setting: style({
    display: 'grid',
    gap: space.px8,
    paddingBlock: space.px12,
    selectors: { '& + &': { borderBlockStart: line } },
  }),
};

// On a phone the one main action takes the width, and those beside it share the next line.
globalStyle(`${reminders.dueActs} > :first-child`, {
  '@media': { [media.belowNarrow]: { flex: '1 1 100%' } },
});
globalStyle(`${reminders.dueActs} > :not(:first-child)`, {
  '@media': { [media.belowNarrow]: { flex: '1 1 0' } },
});
