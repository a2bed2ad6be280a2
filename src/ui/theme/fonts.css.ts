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

/** Height of a line's parts, as a share of the font's size; the overrides are told in the adjusted size. */
const BODY = { ascent: 0.98, descent: 0.32 };
const HEADING = { ascent: 0.93, descent: 0.27 };

const fallback = (
  { ascent, descent }: typeof BODY,
  sizeAdjust: number,
  names: readonly string[],
  fontWeight = '400 800',
) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontWeight,
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${((100 * 100 * ascent) / sizeAdjust).toFixed(1)}%`,
  descentOverride: `${((100 * 100 * descent) / sizeAdjust).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const ARIAL = ['Arial', 'Liberation Sans', 'Roboto'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];

// Arial drawn at our fonts' size and line height until they arrive: nothing moves at the swap.
// The ratios were measured on French running text, of the bold at the weight of labels.
globalFontFace('Jalon Heading Fallback', fallback(HEADING, 102.2, ARIAL_BOLD));
globalFontFace('Jalon Body Fallback', [
  fallback(BODY, 98.5, ARIAL, '400 500'),
  fallback(BODY, 97.4, ARIAL_BOLD, '501 800'),
]);

// The same for the many Linux desktops that have none of these.
globalFontFace('Jalon Heading Fallback Linux', fallback(HEADING, 85.1, ['DejaVu Sans Bold']));
globalFontFace('Jalon Body Fallback Linux', [
  fallback(BODY, 86.7, ['DejaVu Sans'], '400 500'),
  fallback(BODY, 81.6, ['DejaVu Sans Bold'], '501 800'),
]);
