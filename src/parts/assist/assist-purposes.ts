/** What each purpose of the writing help is called and sends: said alike where one agrees and in the privacy policy. */
import type { AssistPurpose } from '#/domain/access/consents.ts';

interface PurposeWords {
  name: string;
  sends: string;
}

/** Those that a screen asks for: no policy speaks of one that nobody can use. */
export const OFFERED_PURPOSES = [
  'achievement',
  'summary',
  'translation',
  'answer',
] as const satisfies readonly AssistPurpose[];

export const PURPOSE_WORDS: Readonly<
  Record<'fr' | 'en', Readonly<Record<AssistPurpose, PurposeWords>>>
> = {
  fr: {
    achievement: {
      name: 'Réécrire une réalisation',
      sends: 'la ligne choisie et le titre de ce poste',
    },
    summary: {
      name: 'Écrire le profil professionnel',
      sends:
        'le profil, et vos titres de poste, employeurs, réalisations, diplômes, écoles, compétences et langues',
    },
    translation: { name: 'Traduire une phrase du CV', sends: 'la phrase choisie' },
    answer: { name: 'Reformuler une réponse d’entrevue', sends: 'la question et votre réponse' },
  },
  en: {
    achievement: {
      name: 'Rewrite an achievement',
      sends: 'the line you choose and the title of that job',
    },
    summary: {
      name: 'Write the professional summary',
      sends:
        'the summary, and your job titles, employers, achievements, diplomas, schools, skills and languages',
    },
    translation: { name: 'Translate a sentence of the résumé', sends: 'the sentence you choose' },
    answer: { name: 'Reword an interview answer', sends: 'the question and your answer' },
  },
};
