/** Sizes, type and time. They are the same in both themes, so they are plain values, not variables. */
export const font = {
  heading:
    '"Bricolage Grotesque Variable", "Jalon Heading Fallback", "Jalon Heading Fallback Linux", system-ui, "Segoe UI", Roboto, sans-serif',
  body: '"Atkinson Hyperlegible Next Variable", "Jalon Body Fallback", "Jalon Body Fallback Linux", system-ui, "Segoe UI", Roboto, sans-serif',
};

export const weight = {
  regular: 400,
  medium: 580,
  label: 620,
  strong: 680,
  heading: 700,
  number: 720,
  display: 760,
};

export const fontSize = {
  display: 'clamp(2.375rem, 1.56rem + 3.6vw, 4.25rem)',
  h1: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
  h2: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
  h3: 'clamp(1.0625rem, 1.03rem + .15vw, 1.1875rem)',
  lead: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)',
  body: 'clamp(1rem, .98rem + .1vw, 1.0625rem)',
  small: 'clamp(.875rem, .86rem + .06vw, .9375rem)',
  micro: '.8125rem',
  tabBar: '.75rem',
};

/** Steps of 4 px, in rem so that they grow with the reader's text. */
export const space = {
  px0: '0',
  px2: '.125rem',
  px4: '.25rem',
  px6: '.375rem',
  px8: '.5rem',
  px10: '.625rem',
  px12: '.75rem',
  px14: '.875rem',
  px16: '1rem',
  px20: '1.25rem',
  px24: '1.5rem',
  px28: '1.75rem',
  px32: '2rem',
  px40: '2.5rem',
  px48: '3rem',
  px64: '4rem',
  gutter: 'clamp(1rem, .5rem + 2vw, 2rem)',
  section: 'clamp(3.25rem, 2.5rem + 3.6vw, 5.5rem)',
  cardPadding: 'clamp(1rem, .8rem + .9vw, 1.5rem)',
};

export const layout = { maxWidth: '75rem', readingWidth: '46rem' };

export const radius = {
  mark: '2px',
  chip: '5px',
  segment: '6px',
  control: '8px',
  card: '12px',
  sheet: '20px',
  pill: '99px',
};

export const border = {
  hairline: '1px',
  control: '1.5px',
  selected: '2px',
  focus: '3px',
};

/** Smallest comfortable targets, for a thumb on a bus. */
export const target = {
  min: '2.75rem',
  field: '3rem',
  large: '3.25rem',
  tabBar: '3.75rem',
  header: '3.75rem',
  headerWide: '4.25rem',
};

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  exit: 'cubic-bezier(.4, 0, 1, 1)',
};

export const layerIndex = {
  base: 0,
  stickyAction: 5,
  header: 30,
  float: 40,
  overlay: 50,
  toast: 60,
};

/** Below `narrow` (768 px) the tab bar and the menu sheet replace the navigation. */
export const media = {
  compact: 'screen and (min-width: 30em)',
  narrow: 'screen and (min-width: 48em)',
  belowNarrow: 'screen and (max-width: 47.99em)',
  wide: 'screen and (min-width: 64em)',
  belowWide: 'screen and (max-width: 63.99em)',
  /** So few letters fit on a line only where the reader has made them large. */
  largeText: 'screen and (max-width: 17em)',
  rail: 'screen and (min-width: 80em)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
};

/** Kept free above what is scrolled to, for the sticky header. */
export const scrollRoom = '5rem';
