import { globalFontFace } from '@vanilla-extract/css';
import bodyLatinExt from './fonts/atkinson-hyperlegible-next-latin-ext.woff2';
import bodyLatin from './fonts/atkinson-hyperlegible-next.woff2';
import headingLatinExt from './fonts/bricolage-grotesque-latin-ext.woff2';
import headingLatin from './fonts/bricolage-grotesque.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+0178, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD';
// Łukasz, Şahin, Ștefan: fetched when such a letter is first drawn.
const LATIN_EXT =
  'U+0100-0130, U+0132-0151, U+0154-0177, U+0179-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

// The two faces of a family must say the same weights, or the browser takes one and never the other.
const faces = (family: string, latin: string, latinExt: string) =>
  globalFontFace(family, [
    {
      src: `url("${latinExt}") format("woff2")`,
      fontWeight: '400 800',
      fontDisplay: 'swap',
      unicodeRange: LATIN_EXT,
    },
    {
      src: `url("${latin}") format("woff2")`,
      fontWeight: '400 800',
      fontDisplay: 'swap',
      unicodeRange: LATIN,
    },
  ]);

faces('Bricolage Grotesque Variable', headingLatin, headingLatinExt);
faces('Atkinson Hyperlegible Next Variable', bodyLatin, bodyLatinExt);

// Arial drawn at our fonts' size and line height until they arrive: nothing moves at the swap.
// The ratios were measured on French running text.
globalFontFace('Jalon Heading Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
  sizeAdjust: '102.2%',
  ascentOverride: '91%',
  descentOverride: '26.4%',
  lineGapOverride: '0%',
});
globalFontFace('Jalon Body Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '98.5%',
  ascentOverride: '99.5%',
  descentOverride: '32.5%',
  lineGapOverride: '0%',
});

// The same for the many Linux desktops that have none of these.
globalFontFace('Jalon Heading Fallback Linux', {
  src: 'local("DejaVu Sans Bold")',
  sizeAdjust: '85.1%',
  ascentOverride: '109.3%',
  descentOverride: '31.7%',
  lineGapOverride: '0%',
});
globalFontFace('Jalon Body Fallback Linux', {
  src: 'local("DejaVu Sans")',
  sizeAdjust: '86.7%',
  ascentOverride: '113%',
  descentOverride: '36.9%',
  lineGapOverride: '0%',
});
