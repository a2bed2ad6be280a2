import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { border, fontSize, media, radius, space, weight } from '../theme/tokens.ts';
import { uiStyle, uiStyles } from '../theme/ui-style.ts';

const table = uiStyle({ width: '100%', borderCollapse: 'collapse' });

export const barFigure = {
  table,
  ...uiStyles({
    note: { fontSize: fontSize.small, color: color.inkMuted, marginBlockStart: space.px16 },
    bars: { display: 'grid', gap: space.px14 },
    bar: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.px12,
      rowGap: space.px4,
      alignItems: 'baseline',
    },
    label: { fontWeight: weight.label, overflowWrap: 'anywhere' },
    said: { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
    track: {
      gridColumn: '1 / -1',
      height: space.px12,
      borderRadius: radius.mark,
      background: color.surfaceSunken,
      overflow: 'hidden',
      '@media': { [media.forcedColors]: { border: `${border.hairline} solid` } },
    },
    fill: {
      display: 'block',
      height: '100%',
      background: color.accent,
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
    tableBox: { overflowX: 'auto' },
  }),
};

const cell = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${table} ${selector}`, { '@layer': { [uiLayer]: rule } });

cell(':is(th, td)', {
  padding: `${space.px8} ${space.px6}`,
  fontSize: fontSize.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});
cell('th:first-child', {
  textAlign: 'start',
  minWidth: '6rem',
  paddingInlineStart: 0,
  overflowWrap: 'break-word',
});
cell('thead th', { color: color.inkMuted });
cell('tbody th', { fontWeight: weight.label });
