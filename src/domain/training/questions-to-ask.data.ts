/** What one may ask at the end of an interview, in its language. */
export const QUESTIONS_TO_ASK: Readonly<Record<'fr' | 'en', readonly string[]>> = {
  fr: [
    'À quoi ressemble une journée de travail dans ce poste?',
    'Qu’attendez-vous de moi pendant les trois premiers mois?',
    'Avec qui est-ce que je travaillerais?',
    'Quelle est la prochaine étape, et quand aurai-je des nouvelles?',
  ],
  en: [
    'What does a working day look like in this job?',
    'What would you expect from me in the first three months?',
    'Who would I work with?',
    'What is the next step, and when will I hear from you?',
  ],
};
