import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { baseLayer, resetLayer } from './layers.css.ts';
import { border, font, fontSize, media, radius, target, weight, scrollRoom } from './tokens.ts';

type Rule = Omit<GlobalStyleRule, '@layer'>;
const reset = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
const base = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('img, svg', { maxWidth: '100%' });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]', { display: 'none' });

// Said to guests alone, in a page drawn before it was known who reads it; what is drawn alive has no such mark.
reset('html[data-account] [data-guest]', { visibility: 'hidden' });
// Drawn beforehand for those who have nothing here yet: the same.
reset('html[data-returning] [data-first]', { visibility: 'hidden' });

// The lock's own screen alone shows itself (`src/app/lock.tsx`); a page keeps its place behind it.
reset('html[data-lock] body', { visibility: 'hidden' });

// As the catalogs set them: with spaces that do not break.
base('q:lang(fr)', { quotes: '"«\\A0" "\\A0»" "“" "”"' });
base('q:lang(en)', { quotes: '"“" "”" "‘" "’"' });

base('html', {
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: scrollRoom,
  // Controls show themselves that they are pressed.
  WebkitTapHighlightColor: 'transparent',
});
// Chosen in the settings, on top of what the browser is set to: every size is in rem.
base('html[data-text="large"]', { fontSize: '115%' });
base('html[data-text="larger"]', { fontSize: '130%' });
base('body', {
  margin: 0,
  background: color.canvas,
  color: color.ink,
  fontFamily: font.body,
  fontSize: fontSize.body,
  fontWeight: weight.regular,
  lineHeight: 1.55,
  fontVariantNumeric: 'lining-nums',
  minHeight: '100dvh',
  overflowWrap: 'break-word',
});
base('h1, h2, h3', {
  fontFamily: font.heading,
  fontWeight: weight.heading,
  lineHeight: 1.12,
  letterSpacing: '-.018em',
  textWrap: 'balance',
  // A word that is wider than a phone, with letters set large.
  overflowWrap: 'anywhere',
  '@media': { [media.largeText]: { hyphens: 'auto' } },
});
base('h1', { fontSize: fontSize.h1 });
base('h2', { fontSize: fontSize.h2 });
base('h3', { fontSize: fontSize.h3, lineHeight: 1.25, letterSpacing: '-.01em' });
base('h4', { fontWeight: weight.label, fontSize: fontSize.body, lineHeight: 1.35 });
base('p', { textWrap: 'pretty' });
base('strong, b', { fontWeight: weight.strong });
base('small', { fontSize: fontSize.small, lineHeight: 1.45 });
base('a', {
  color: color.accentText,
  textUnderlineOffset: '.2em',
  textDecorationThickness: border.hairline,
});
base('a:hover', { textDecorationThickness: border.selected });
base('hr', { border: 0, borderBlockStart: `${border.hairline} solid ${color.line}`, margin: 0 });
base(':focus-visible', {
  outline: `${border.focus} solid ${color.focus}`,
  outlineOffset: border.selected,
  borderRadius: radius.control,
});
// Focus is put on a heading to be announced after a change of page: it is not a control.
base('h1:focus-visible, [tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { background: color.accentSoft, color: color.ink });
base('::placeholder', { color: color.inkFaint, opacity: 1 });
base('code', { fontSize: '.9em' });

const still = {
  animationDuration: '.001ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '.001ms !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, *::before, *::after', { '@media': { [media.calm]: still } });
// Asked for in the settings, where the system does not ask: what would begin later is there at once, too.
globalStyle('html[data-motion="calm"] :is(*, *::before, *::after)', {
  ...still,
  animationDelay: '0s !important',
});

base('html:has(dialog[open]:modal)', { overflow: 'hidden' });
base(':root', { vars: { '--header-height': target.header } });
