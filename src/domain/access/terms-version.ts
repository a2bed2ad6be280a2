/** The day since which the terms of use have been in force, kept with each acceptance of them. */
export const TERMS_VERSION = '2026-11-21';
