/** The theme as side effects, in cascade order. Imported once, by the entry. */
import './layers.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './global.css.ts';
