import { useLingui } from '@lingui/react/macro';
import type { AuditAction } from '#/domain/access/administration/audit-actions.ts';
import { CANCELED, PAST_DUE } from '#/domain/access/plans/subscription.ts';
import { highestRole } from '#/domain/access/roles.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import type { Act } from '#/remote/admin.ts';
import { useRoleWords } from '../use-admin-words.ts';

/** The name of each act, and what one line of the journal says. */
export const useActWords = (): {
  names: Readonly<Record<AuditAction, string>>;
  say: (act: Act) => string;
} => {
  const { t } = useLingui();
  const roles = useRoleWords();
  const { short } = useDayWords();
  const names = {
    user_added: t`Compte ajouté`,
    role_set: t`Rôle changé`,
    disabled: t`Compte désactivé`,
    enabled: t`Compte réactivé`,
    reset_mailed: t`Lien de mot de passe envoyé`,
    sessions_ended: t`Déconnecté de tous les appareils`,
    address_changed: t`Adresse courriel changée`,
    deletion_planned: t`Suppression du compte demandée`,
    deletion_undone: t`Suppression du compte annulée`,
    account_deleted: t`Compte supprimé`,
    incident_added: t`Incident inscrit au registre`,
    incident_changed: t`Incident mis à jour`,
    site_changed: t`Paramètres du site modifiés`,
    plan_hand: t`Premium donné ou retiré à la main`,
    plan_group: t`Premium obtenu avec un code de groupe`,
    plan_stripe: t`Forfait changé par le paiement`,
    plan_trial: t`Essai de Premium commencé`,
    group_code_made: t`Code de groupe créé`,
  };
  const roleIn = (text: string): string => roles[highestRole([text])];
  /** As the server writes it: `active 2027-01-31`, or a word alone. */
  const plan = (written: string): string => {
    const [status = '', day = ''] = written.split(' ');
    if (day === '') return t({ message: 'terminé', context: 'forfait' });
    const until = short(day);
    if (status === CANCELED) return t`annulé, jusqu’au ${until}`;
    return status === PAST_DUE ? t`en retard de paiement, jusqu’au ${until}` : t`jusqu’au ${until}`;
  };
  const say = ({ action, before, after }: Act): string => {
    const name = names[action] ?? action;
    const [from, to] = [roleIn(before), roleIn(after)];
    if (action === 'role_set') return t`${name}\u00A0: ${from} → ${to}`;
    if (action.startsWith('plan_') && after !== '') {
      const told = plan(after);
      return t`${name}\u00A0: ${told}`;
    }
    if (action === 'user_added') return t`${name}\u00A0: ${to}`;
    return name;
  };
  return { names, say };
};
