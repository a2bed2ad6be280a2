import { msg } from '@lingui/core/macro';
import type { PathStage } from '#/domain/content/job-path.ts';
import type { Level, Milestone } from '#/domain/dashboard/preparation.ts';
import { MIN_RESULTS, SOME_ANSWERS, SOME_APPLICATIONS } from '#/domain/dashboard/thresholds.ts';
import { ADVICE } from '#/domain/cv/form/advice.ts';
import type { MessageDescriptor } from '@lingui/core';

export const LEVEL_WORDS: Readonly<Record<Level, MessageDescriptor>> = {
  beginner: msg`débutant`,
  intermediate: msg`intermédiaire`,
  advanced: msg`avancé`,
  completed: msg`terminé`,
};

/** `short` fits under a band of the pole. */
export const STAGE_WORDS: Readonly<
  Record<PathStage, { name: MessageDescriptor; short: MessageDescriptor }>
> = {
  cv: { name: msg`Votre CV canadien`, short: msg`CV` },
  linkedin: { name: msg`Votre profil LinkedIn`, short: msg`LinkedIn` },
  applications: { name: msg`Vos candidatures`, short: msg`Suivi` },
  interviews: { name: msg`Vos entrevues`, short: msg`Entrevues` },
};

export const MILESTONE_WORDS: Readonly<Record<Milestone, MessageDescriptor>> = {
  cvMade: msg`un CV dans Jalon`,
  cvComplete: msg`un CV complet, avec au moins ${ADVICE.skills.least} compétences`,
  cvResults: msg`${MIN_RESULTS} réalisations avec un chiffre`,
  linkedinOnCv: msg`votre adresse LinkedIn sur un CV`,
  linkedinHeadline: msg`un titre LinkedIn écrit`,
  linkedinAbout: msg`un résumé LinkedIn écrit`,
  firstApplication: msg`une première candidature ajoutée`,
  severalApplications: msg`${SOME_APPLICATIONS} candidatures ajoutées`,
  allDated: msg`une prochaine date pour chaque candidature en cours`,
  firstAnswer: msg`une première réponse d’entrevue`,
  severalAnswers: msg`${SOME_ANSWERS} réponses d’entrevue`,
  interviewHeld: msg`une simulation d’entrevue terminée`,
};
