import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import {
  accountActRefusal,
  type AccountAct,
  type GivenRole,
} from '#/domain/access/administration/account-acts.ts';
import type { Result } from '#/domain/result.ts';
import { isGiftDay, lastGiftDay } from '#/domain/access/plans/gift.ts';
import { addDays } from '#/domain/calendar/day.ts';
import { useSiteTexts } from '#/parts/use-site.ts';
import {
  endSessions,
  givePremium,
  mailReset,
  setDisabled,
  setRole,
  type AdminUser,
} from '#/remote/admin.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { dayAt, now } from '#/platform/clock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import type { Administrator } from '../AdminPage.tsx';
import { useRefusalWords } from '../use-admin-words.ts';
import type { AdminAsk } from '../use-answer.ts';

export type UserAct = GivenRole | 'gift' | 'end_gift' | PlainAct;
type PlainAct = Exclude<AccountAct['kind'], 'role' | 'gift'>;

/** A question before each act; what is not this administrator's to do says who does it. */
export function UserActDialog({
  on: user,
  act,
  me,
  ask,
  onClose,
  onDone,
}: {
  on: AdminUser;
  act: UserAct;
  me: Administrator;
  ask: AdminAsk;
  onClose: () => void;
  onDone: () => void;
}) {
  const words = useActWords(act, user.fullName || user.email);
  const refusals = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ServerFailure>();
  const today = dayAt(now());
  const [until, setUntil] = useState(addDays(today, GIFT_DAYS));
  const [isWrong, setWrong] = useState(false);
  const refusal = accountActRefusal({
    actor: me,
    target: user,
    act: accountActOf(act),
    // How many there are is the server's to know.
    otherSuperAdmins: 1,
  });
  if (refusal)
    return (
      <NotYours onClose={onClose} title={words.title} bySupport={refusal === 'ranks_above'}>
        {refusals(refusal)}
      </NotYours>
    );
  const send = async () => {
    if (act === 'gift' && !isGiftDay(until, today)) return setWrong(true);
    setSending(true);
    setFailure(undefined);
    const sent = await ask((token) => sendAct(token, user.id, act, until));
    setSending(false);
    if (!sent.ok) return setFailure(sent.error);
    showToast({ tone: 'positive', message: words.done });
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            variant={act === 'disable' ? 'danger' : 'primary'}
            loading={isSending}
            onClick={() => void send()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.effect}</p>
      {act === 'gift' && (
        <TextField
          type="date"
          label={<Trans>Dernier jour de Premium</Trans>}
          value={until}
          min={today}
          max={lastGiftDay(today)}
          error={isWrong ? <Trans>Choisissez un jour à venir, d’ici cinq ans</Trans> : undefined}
          onChange={(day) => {
            setUntil(day);
            setWrong(false);
          }}
        />
      )}
      <AdminFailure
        failure={failure}
        refused={(failure?.kind === 'refused' && refusals(failure.code)) || words.failed}
      />
    </Dialog>
  );
}

function NotYours({
  title,
  bySupport,
  onClose,
  children,
}: {
  title: ReactNode;
  bySupport: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { supportEmail } = useSiteTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {bySupport && (
            <AnchorButton href={`mailto:${supportEmail}`}>
              <Trans>Écrire au soutien</Trans>
            </AnchorButton>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans>Compris</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

const accountActOf = (act: UserAct): AccountAct =>
  act === 'enable' || act === 'disable' || act === 'end_sessions' || act === 'reset_password'
    ? { kind: act }
    : act === 'gift' || act === 'end_gift'
      ? { kind: 'gift' }
      : { kind: 'role', to: act };

const sendAct = (
  token: string,
  id: string,
  act: UserAct,
  until: string,
): Promise<Result<unknown, ServerFailure>> => {
  if (act === 'gift' || act === 'end_gift')
    return givePremium(token, id, act === 'gift' ? until : '');
  if (act === 'reset_password') return mailReset(token, id);
  if (act === 'end_sessions') return endSessions(token, id);
  if (act === 'enable' || act === 'disable') return setDisabled(token, id, act === 'disable');
  return setRole(token, id, act);
};

/** Offered first. */
const GIFT_DAYS = 90;

interface ActWords {
  title: string;
  effect: string;
  confirm: string;
  done: string;
  failed: string;
}

const useActWords = (act: UserAct, name: string): ActWords => {
  const { t } = useLingui();
  const role = {
    done: t`Le rôle a été mis à jour`,
    failed: t`Erreur pendant la mise à jour du rôle`,
  };
  const failed = t`Erreur : le compte n’a pas changé.`;
  const all: Readonly<Record<UserAct, ActWords>> = {
    premium: {
      ...role,
      title: t`Donner le rôle Premium à ${name}?`,
      effect: t`Cette personne aura tout ce que Premium comprend, sans payer, dès maintenant.`,
      confirm: t`Donner le rôle Premium`,
    },
    admin: {
      ...role,
      title: t`Donner le rôle d’administrateur à ${name}?`,
      effect: t`Cette personne pourra voir la liste des comptes, en ajouter et changer les rôles. Elle ne pourra pas lire les CV des autres.`,
      confirm: t`Donner le rôle d’administrateur`,
    },
    user: {
      ...role,
      title: t`Ramener ${name} au rôle gratuit?`,
      effect: t`Cette personne garde tout ce qu’elle a écrit. Les limites du forfait gratuit s’appliquent, sauf si elle paie Premium.`,
      confirm: t`Revenir au rôle gratuit`,
    },
    gift: {
      title: t`Donner Premium à ${name} jusqu’à une date?`,
      effect: t`Cette personne aura tout ce que Premium comprend, sans payer, jusqu’à la fin de ce jour. Une nouvelle date remplace l’ancienne.`,
      confirm: t`Donner Premium`,
      done: t`Premium a été donné`,
      failed,
    },
    end_gift: {
      title: t`Retirer le Premium donné à ${name}?`,
      effect: t`Cette personne garde tout ce qu’elle a écrit. Ce qu’elle paie elle-même, ou a par un code de groupe, ne change pas.`,
      confirm: t`Retirer le Premium donné`,
      done: t`Le Premium donné a été retiré`,
      failed,
    },
    reset_password: {
      title: t`Envoyer à ${name} un lien pour choisir un mot de passe?`,
      effect: t`Le lien part à l’adresse du compte et reste valable peu de temps. Le mot de passe actuel sert jusqu’à ce que la personne en choisisse un autre.`,
      confirm: t`Envoyer le lien`,
      done: t`Le lien a été envoyé`,
      failed,
    },
    end_sessions: {
      title: t`Déconnecter ${name} de tous ses appareils?`,
      effect: t`Cette personne devra se reconnecter pour synchroniser. Son travail reste sur ses appareils.`,
      confirm: t`Déconnecter de tous les appareils`,
      done: t`Déconnecté de tous les appareils`,
      failed,
    },
    disable: {
      title: t`Désactiver le compte de ${name}?`,
      effect: t`Cette personne est déconnectée et ne peut plus se connecter. Si elle paie Premium, elle n’est plus facturée. Rien n’est supprimé : vous pouvez réactiver le compte.`,
      confirm: t`Désactiver le compte`,
      done: t`Compte désactivé`,
      failed,
    },
    enable: {
      title: t`Réactiver le compte de ${name}?`,
      effect: t`Cette personne pourra de nouveau se connecter et retrouvera ce qu’elle avait. Un paiement arrêté ne reprend pas seul.`,
      confirm: t`Réactiver le compte`,
      done: t`Compte réactivé`,
      failed,
    },
  };
  return all[act];
};
