import { useLingui } from '@lingui/react/macro';
import type { Purpose, Tone } from '#/domain/linkedin/linkedin-text.ts';
import type { MessageForm } from '#/domain/linkedin/write/message.ts';

export const useMannerWords = () => {
  const { t } = useLingui();
  const tones: Record<Tone, string> = {
    professional: t`Professionnel`,
    inspiring: t`Inspirant`,
    educational: t`Éducatif`,
    personal: t`Personnel`,
  };
  const purposes: Record<Purpose, string> = {
    jobSearch: t`Chercher un emploi`,
    advice: t`Demander un conseil`,
    collaboration: t`Proposer de travailler ensemble`,
    informational: t`Demander une entrevue d’information`,
  };
  const forms: Record<MessageForm, string> = {
    'invitation-free': t`Invitation, LinkedIn gratuit`,
    'invitation-premium': t`Invitation, LinkedIn Premium`,
    message: t`Message à un contact`,
  };
  return { tones, purposes, forms };
};
