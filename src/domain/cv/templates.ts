/** What a document may look like. */

export const TEMPLATES = ['moderne', 'classique', 'creatif', 'sobre', 'compact'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** Colours of headings and lines; each template has one of its own until another is chosen. */
export const ACCENTS = ['petrol', 'navy', 'forest', 'burgundy', 'bronze', 'black'] as const;
export type AccentName = (typeof ACCENTS)[number];

/** How closely lines stand; balanced until another is chosen. */
export const DENSITIES = ['airy', 'balanced', 'dense'] as const;
export type DensityName = (typeof DENSITIES)[number];
