import { useLingui } from '@lingui/react/macro';
import type { ProposalPart } from '#/domain/profile/proposals.ts';

export const usePartWords = (): Readonly<Record<ProposalPart, string>> => {
  const { t } = useLingui();
  return {
    fullName: t`Nom complet`,
    position: t`Métier ou poste`,
    location: t`Ville et province`,
    bio: t`Présentation`,
    skills: t`Compétence`,
    education: t`Formation`,
    experience: t`Expérience`,
  };
};
