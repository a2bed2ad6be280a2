import type { Locale } from '#/i18n/locale.ts';

/** `?langue=fr` shows the French text whatever the interface's language: it is the one that comes first. */
export const readLanguage = ({ langue }: Record<string, unknown>): { langue?: Locale } =>
  langue === 'fr' || langue === 'en' ? { langue } : {};
