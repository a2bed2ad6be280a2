import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Upcoming = {
  title: MessageDescriptor;
  /** What the page will be for, in one sentence. */
  purpose: MessageDescriptor;
  /** What it will do, two to four short lines. */
  will: readonly MessageDescriptor[];
};

/** The pages that are announced and not built yet: only what is decided, no dates, no figures made up. */
export const UPCOMING = {
<<<<<<< HEAD
  linkedin: {
    title: msg`Profil LinkedIn`,
    purpose: msg`Un profil LinkedIn que les recruteurs d’ici trouvent et comprennent.`,
    will: [
      msg`Préparer votre titre, votre résumé et vos compétences à partir de votre CV`,
      msg`Écrire des publications et des messages de réseautage dans le ton voulu`,
      msg`Vérifier votre photo et votre bannière`,
=======
  profile: {
    title: msg`Profil`,
    purpose: msg`Votre parcours, saisi une fois et repris par tous les outils.`,
    will: [
      msg`Réunir vos coordonnées, compétences, formations et emplois`,
      msg`Remplir d’avance vos CV et votre profil LinkedIn`,
    ],
  },
  editProfile: {
    title: msg`Modifier le profil`,
    purpose: msg`Votre parcours, saisi une fois et repris par tous les outils.`,
    will: [
      msg`Modifier vos coordonnées, compétences, formations et emplois`,
      msg`Ajouter, changer ou retirer votre photo de profil`,
>>>>>>> n-linkedin
    ],
  },
  admin: {
    title: msg`Administration`,
    purpose: msg`Les personnes inscrites, leurs rôles et les chiffres de la plateforme.`,
    will: [
      msg`Montrer combien de personnes se sont inscrites et ce qu’elles ont fait`,
      msg`Trouver une personne, changer son rôle ou en ajouter une`,
    ],
  },
} satisfies Record<string, Upcoming>;

export type UpcomingId = keyof typeof UPCOMING;
