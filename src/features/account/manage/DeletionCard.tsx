import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ACCOUNT_UNDO_DAYS } from '#/domain/access/retention.ts';
import type { Result } from '#/domain/result.ts';
import { planDeletion } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { checkCurrent } from '../form/account-fields.ts';
import { endSessionOf } from '../session/end-session-of.ts';
import { asMyself } from '../session/own-request.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';
import { useDay } from './use-day.ts';

/** Leaving for good, with some days to change one's mind by signing in again. */
export function DeletionCard({
  uid,
  disabled,
  planned,
}: {
  uid: string;
  disabled: boolean;
  /** It is planned already. */
  planned: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const [deleteAfter, setDeleteAfter] = useState<number>();
  const day = useDay();
  return (
    <Card title={<Trans>Supprimer le compte</Trans>}>
      <Stack>
        {deleteAfter === undefined ? (
          <p className={`${text.small} ${text.muted}`}>
            <Trans>
              Tout ce que le serveur garde de vous est effacé pour de bon après{' '}
              <Plural value={ACCOUNT_UNDO_DAYS} one="# jour" other="# jours" />. D’ici là, vous
              pouvez revenir en vous connectant.
            </Trans>
          </p>
        ) : (
          <Note
            live="polite"
            tone="warning"
            title={<Trans>Votre compte sera supprimé le {day(deleteAfter)}</Trans>}
          >
            <Trans>
              Vos appareils sont déconnectés. Pour garder le compte, connectez-vous avant cette
              date. Ce qui est sur cet appareil y reste jusqu’à votre déconnexion.
            </Trans>
          </Note>
        )}
        {!planned && deleteAfter === undefined && (
          <div>
            <Button variant="danger" disabled={disabled} onClick={() => setAsking(true)}>
              <Trans>Supprimer mon compte</Trans>
            </Button>
          </div>
        )}
      </Stack>
      {asking && (
        <DeletionDialog uid={uid} onClose={() => setAsking(false)} onPlanned={setDeleteAfter} />
      )}
    </Card>
  );
}

function DeletionDialog({
  uid,
  onClose,
  onPlanned,
}: {
  uid: string;
  onClose: () => void;
  onPlanned: (deleteAfter: number) => void;
}) {
  const { field, frame } = useAccountForm({
    start: { current: '' },
    check: checkCurrent,
    send: async ({ current }): Promise<Result<unknown, AccountFailure>> => {
      const planned = await asMyself((token) => planDeletion(token, current));
      if (!planned.ok) return planned;
      onPlanned(planned.value);
      onClose();
      await endSessionOf(uid);
      return planned;
    },
  });
  const { failure } = frame;
  return (
    <Dialog open onClose={onClose} title={<Trans>Supprimer votre compte?</Trans>}>
      <Stack>
        <p>
          <Trans>
            Vos appareils seront déconnectés maintenant, et tout sera effacé du serveur dans{' '}
            <Plural value={ACCOUNT_UNDO_DAYS} one="# jour" other="# jours" />.
          </Trans>
        </p>
        <AccountForm
          frame={frame}
          refused={
            failure?.kind === 'refused' && failure.code === 'last_super_admin' ? (
              <Trans>Nommez d’abord une autre personne super administratrice.</Trans>
            ) : (
              <Trans>Ce n’est pas le bon mot de passe. Rien n’a changé.</Trans>
            )
          }
          submit={<Trans>Supprimer mon compte</Trans>}
          look={{ variant: 'danger' }}
          beside={
            <Button onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
          }
        >
          <PasswordField {...field('current')} label={<Trans>Mot de passe actuel</Trans>} />
        </AccountForm>
      </Stack>
    </Dialog>
  );
}
