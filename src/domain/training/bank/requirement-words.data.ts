/** Sentences around what a description asks for; `{}` is replaced by its own words. */
export type RequirementKind = 'ability' | 'experience' | 'knowledge';

interface RequirementWords {
  text: string;
  tips: readonly string[];
  intent: string;
  followUp: string;
}

export const REQUIREMENT_WORDS: Readonly<
  Record<'fr' | 'en', Readonly<Record<RequirementKind, RequirementWords>>>
> = {
  fr: {
    ability: {
      text: 'L’offre demande\u00A0: «\u00A0{}\u00A0». Racontez une situation où vous l’avez montré.',
      tips: [
        'Reprenez un mot de l’offre dès votre première phrase.',
        'Une seule situation, avec votre geste et le résultat.',
      ],
      intent:
        'Si cette qualité se voit dans ce que vous avez fait, et pas seulement dans votre CV.',
      followUp: 'Comment le montreriez-vous dès votre premier mois ici?',
    },
    experience: {
      text: 'L’offre demande\u00A0: «\u00A0{}\u00A0». Qu’avez-vous fait de plus proche de cela?',
      tips: [
        'Dites où, quand et avec quelle responsabilité.',
        'S’il vous en manque une partie, nommez ce qui s’en approche et ce que vous apprenez.',
      ],
      intent: 'Ce que votre expérience a de commun avec ce poste.',
      followUp: 'Quel résultat en montrerait la valeur?',
    },
    knowledge: {
      text: 'L’offre demande\u00A0: «\u00A0{}\u00A0». Dans quel travail vous en êtes-vous servi?',
      tips: [
        'Décrivez une tâche réelle, étape par étape.',
        'Soyez franc sur votre niveau, puis dites comment vous le gardez à jour.',
      ],
      intent: 'Ce que vous savez faire pour vrai, au-delà du mot dans l’offre.',
      followUp: 'Qu’est-ce qui vous reste à apprendre là-dessus?',
    },
  },
  en: {
    ability: {
      text: 'The posting asks for: “{}”. Tell me about a time you showed this.',
      tips: [
        'Use a word of the posting in your first sentence.',
        'One situation, with what you did and what came of it.',
      ],
      intent: 'Whether this quality shows in your work, not only in your résumé.',
      followUp: 'How would we notice it in your first month here?',
    },
    experience: {
      text: 'The posting asks for: “{}”. What have you done that comes closest?',
      tips: [
        'Say where, when and with what responsibility.',
        'If part of it is missing, name what is near to it and what you are learning.',
      ],
      intent: 'What your experience and this job have in common.',
      followUp: 'Which result would show its value?',
    },
    knowledge: {
      text: 'The posting asks for: “{}”. In what work have you used it?',
      tips: [
        'Describe one real task, step by step.',
        'Be honest about your level, then say how you keep it up to date.',
      ],
      intent: 'What you can really do, beyond the word in the posting.',
      followUp: 'What do you still have to learn about it?',
    },
  },
};
