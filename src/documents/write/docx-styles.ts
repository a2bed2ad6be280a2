/** The templates as Word styles. Sizes are half-points, spaces twentieths of a point, as Word counts. */
import type { IParagraphStyleOptions, IStylesOptions } from 'docx';
import type { CvLanguage, TemplateName } from '#/domain/cv/content.ts';
import { INKS } from '#/domain/cv/layout/laid-out.ts';
import type { Preset } from '#/domain/cv/layout/presets.ts';
import type { TemplateStyle, TextStyle } from '#/domain/cv/layout/template-style.ts';

/** Faces that come with Word, near the templates' own, and how much wider they run. */
export const WORD_FACES: Record<TemplateName, { font: string; widerBy: number }> = {
  moderne: { font: 'Calibri', widerBy: 1 },
  classique: { font: 'Georgia', widerBy: 1.1 },
  creatif: { font: 'Trebuchet MS', widerBy: 1.05 },
};

export interface WordLook {
  template: TemplateName;
  language: CvLanguage;
  style: TemplateStyle;
  preset: Preset;
}

export const twips = (points: number): number => Math.round(points * 20);

const ink = (style: TextStyle): string => INKS[style.ink].slice(1);

export function docxStyles({ template, language, style, preset }: WordLook): IStylesOptions {
  const { font } = WORD_FACES[template];
  const run = (text: TextStyle) => ({
    font,
    size: Math.round(text.size * preset.body * 2),
    color: ink(text),
    bold: BOLD.test(text.font),
  });
  const heading = (text: TextStyle, before: number, after: number) => ({
    run: run(text),
    paragraph: { keepNext: true, spacing: { before: twips(before), after: twips(after) } },
  });
  const paragraph = (id: string, text: TextStyle, before: number): IParagraphStyleOptions => ({
    id,
    name: id,
    basedOn: 'Normal',
    quickFormat: true,
    run: run(text),
    paragraph: { spacing: { before: twips(before) } },
  });
  return {
    default: {
      document: {
        run: { ...run(style.body), language: { value: language === 'fr' ? 'fr-CA' : 'en-CA' } },
        paragraph: {
          spacing: { after: 0, line: twips(preset.body * preset.leading), lineRule: 'exact' },
        },
      },
      heading1: automatic(heading(style.name, 0, 0)),
      heading2: automatic(heading(style.heading, preset.gap * 1.25, preset.gap * 0.42)),
      heading3: heading(style.title, preset.gap * 0.7, 0),
      hyperlink: { run: { color: ink(style.contact) } },
    },
    paragraphStyles: [
      paragraph('Headline', style.headline, preset.gap * 0.3),
      paragraph('Contact', style.contact, preset.gap * 0.4),
      paragraph('Place', style.organisation, 0),
    ],
  };
}

const BOLD = /600|700/;

/** Large type needs its own line height. */
const automatic = <T extends { paragraph: { spacing: object } }>(look: T): T => ({
  ...look,
  paragraph: {
    ...look.paragraph,
    spacing: { ...look.paragraph.spacing, line: 240, lineRule: 'auto' },
  },
});
