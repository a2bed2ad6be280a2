import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { recordConsent } from '#/data/records/settings.ts';
import type { AssistPurpose } from '#/domain/access/consents.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import type { AssistState } from './use-assist.ts';
import { useAssistWords } from './use-assist-words.ts';

/** What may be sent, to whom, purpose by purpose: each is off until it is asked for, and taken back the same way. */
export function AssistChoices({
  context,
  state: { recipient, isHere, agreed },
  purposes: shown,
  open,
  onClose,
}: {
  context: DataContext;
  state: AssistState;
  purposes: readonly AssistPurpose[];
  open: boolean;
  onClose: () => void;
}) {
  const { purposes } = useAssistWords();
  const [failure, setFailure] = useState<StorageFailure>();
  const change = async (purpose: AssistPurpose, given: boolean): Promise<void> => {
    const act = { purpose: `assist-${purpose}`, given, recipient } as const;
    const saved = await recordConsent(context, act);
    setFailure(saved.ok ? undefined : saved.error);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Ce que le modèle peut recevoir</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Terminé</Trans>
        </Button>
      }
    >
      <Stack gap="px20">
        {isHere && (
          <p>
            <Trans>
              Votre navigateur a son propre modèle de langue. Il écrit sur cet appareil : rien n’est
              envoyé.
            </Trans>
          </p>
        )}
        {recipient !== '' && (
          <>
            <p>
              {isHere ? (
                <Trans>
                  S’il ne trouve rien de bon, le texte est envoyé par notre serveur à ce modèle :{' '}
                  <strong>{recipient}</strong>.
                </Trans>
              ) : (
                <Trans>
                  Le texte est envoyé par notre serveur à ce modèle de langue :{' '}
                  <strong>{recipient}</strong>.
                </Trans>
              )}
            </p>
            <p>
              <Trans>
                Votre nom, votre adresse, votre téléphone, votre courriel et vos liens en sont
                retirés ici, avant l’envoi. Le nom d’une autre personne, si vous l’avez écrit, part
                avec le texte. Notre serveur ne garde ni le texte ni la réponse.
              </Trans>
            </p>
          </>
        )}
        {failure && <StorageNote failure={failure} />}
        {shown.map((purpose) => {
          const { name, sends } = purposes[purpose];
          return (
            <Checkbox
              key={purpose}
              look="switch"
              label={name}
              hint={<Trans>Envoyé : {sends}.</Trans>}
              checked={agreed.has(purpose)}
              onChange={(given) => void change(purpose, given)}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}
