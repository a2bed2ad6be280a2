import { color } from '../theme/contract.css.ts';
import { media, radius, space, target } from '../theme/tokens.ts';
import { uiStyles } from '../theme/ui-style.ts';

const still = { display: 'block', background: color.surfaceSunken, borderRadius: radius.control };

export const skeleton = uiStyles({
  page: { display: 'grid', gap: space.px24, alignContent: 'start', minHeight: '70vh' },
  bar: { ...still, height: target.min, width: '45%' },
  cards: {
    display: 'grid',
    gap: space.px16,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
  },
  card: { ...still, height: '9rem', borderRadius: radius.card },
  block: { display: 'grid', gap: space.px8 },
  line: { ...still, height: space.px20 },
});
