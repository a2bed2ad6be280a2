import { useLingui } from '@lingui/react/macro';
import type { AccountActRefusal } from '#/domain/access/administration/account-acts.ts';
import type { Role } from '#/domain/access/roles.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

export const useRoleWords = (): Readonly<Record<Role, string>> => {
  const { t } = useLingui();
  return {
    user: t`Gratuit`,
    premium: t`Premium`,
    admin: t`Administrateur`,
    super_admin: t`Super administrateur`,
  };
};

/** Why an act on an account is not done, here or by the server. */
export const useRefusalWords = (): ((code: string) => string | undefined) => {
  const { t } = useLingui();
  const words: Readonly<Record<AccountActRefusal | 'unknown', string>> = {
    forbidden: t`Vous n’avez pas les permissions nécessaires pour accéder à cette page.`,
    role_invalid: t`Ce rôle ne se donne pas ici.`,
    own_account: t`Votre propre compte ne se modifie pas ici.`,
    ranks_above: t`Le compte d’une personne de l’administration se modifie par le soutien ou par un super administrateur.`,
    last_super_admin: t`C’est le dernier super administrateur : donnez d’abord ce rôle à une autre personne.`,
    unknown: t`Ce compte n’existe plus.`,
  };
  return (code) => (words as Readonly<Record<string, string>>)[code];
};

/** Days and moments of milliseconds since 1970. */
export const useMoments = (): { day: (at: number) => string; moment: (at: number) => string } => {
  const { language } = useLanguage();
  const tag = LANGUAGE_TAGS[language];
  return {
    day: dayFormat(tag, { dateStyle: 'medium' }),
    moment: dayFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  };
};

export const useNumber = (): ((value: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language]);
  return (value) => format.format(value);
};
