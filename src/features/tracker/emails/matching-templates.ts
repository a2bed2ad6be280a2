import { EMAIL_CATEGORIES } from '#/domain/tracker/emails/ready-emails.ts';
import type { Template } from './use-templates.ts';

/** Those in which every word stands, in the order of the categories. Accents and capitals don't matter. */
export const matchingTemplates = (
  templates: readonly Template[],
  { language, category, query }: { language: 'fr' | 'en'; category: string; query: string },
): Template[] => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const place = (one: Template): number => {
    const known = EMAIL_CATEGORIES.findIndex((category) => category === one.category);
    // One that a later version made comes last.
    return known < 0 ? EMAIL_CATEGORIES.length : known;
  };
  return templates
    .filter((one) => one.language === language && (category === '' || one.category === category))
    .filter(({ name, subject, body }) => {
      const text = folded(`${name} ${subject} ${body}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => place(a) - place(b));
};

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
