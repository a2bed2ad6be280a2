import { useLingui } from '@lingui/react/macro';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';

export const useKindWords = (): Record<
  TextKind,
  { title: string; lead: string; propose: string; again: string; proposed: string }
> => {
  const { t } = useLingui();
  return {
    headline: {
      title: t`Votre titre`,
      lead: t`La phrase sous votre nom. C’est elle que lisent d’abord les recruteurs.`,
      propose: t`Proposer des titres`,
      again: t`Proposer d’autres titres`,
      proposed: t`Titres proposés`,
    },
    summary: {
      title: t`Votre texte « Infos »`,
      lead: t`Ce que vous faites, d’où vous venez et ce que vous visez. C’est le résumé de votre profil.`,
      propose: t`Proposer des textes`,
      again: t`Proposer d’autres textes`,
      proposed: t`Textes proposés`,
    },
    post: {
      title: t`Votre publication`,
      lead: t`Une chose vécue au travail, et ce qu’elle vous a appris.`,
      propose: t`Proposer des publications`,
      again: t`Proposer d’autres formulations`,
      proposed: t`Publications proposées`,
    },
    message: {
      title: t`Votre message`,
      lead: t`Court, poli, avec une seule demande à laquelle il est facile de répondre.`,
      propose: t`Proposer des messages`,
      again: t`Proposer d’autres formulations`,
      proposed: t`Messages proposés`,
    },
  };
};
