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
