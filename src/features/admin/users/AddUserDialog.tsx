import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useRef, useState, type FormEvent } from 'react';
import { GIVEN_ROLES } from '#/domain/access/administration/account-acts.ts';
import { emailError, nameError } from '#/domain/access/account-rules.ts';
import { passwordLengthError } from '#/domain/access/passwords/password-length.ts';
import { NAME_LENGTH, PASSWORD_LENGTH } from '#/domain/access/size-limits.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { addUser, type NewUser } from '#/remote/admin.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { useRoleWords } from '../use-admin-words.ts';
import type { AdminAsk } from '../use-answer.ts';

type Typed = 'fullName' | 'email' | 'password';

/** Everything is asked for; a mail tells the person that they have an account. */
export function AddUserDialog({
  ask,
  onClose,
  onAdded,
}: {
  ask: AdminAsk;
  onClose: () => void;
  onAdded: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const roles = useRoleWords();
  const wordsOf = useMistakeWords();
  const form = useRef<HTMLFormElement>(null);
  const [user, setUser] = useState<NewUser>({
    fullName: '',
    email: '',
    password: '',
    role: 'user',
    language,
  });
  const [isTried, setTried] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ServerFailure>();
  const told = failure?.kind === 'refused' && failure.field !== '' ? failure : undefined;
  const mistakes = { ...(isTried && mistakesIn(user)), ...(told && { [told.field]: told.code }) };
  const isMissing = isTried && TYPED.some((field) => user[field].trim() === '');
  const field = (name: Typed) => ({
    value: user[name],
    error: wordsOf(name, mistakes[name]),
    onChange: (value: string) => {
      setUser((before) => ({ ...before, [name]: value }));
      setFailure(undefined);
    },
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setTried(true);
    setFailure(undefined);
    if (Object.keys(mistakesIn(user)).length > 0) return focusFirst(form.current);
    setSending(true);
    const sent = await ask((token) => addUser(token, user));
    setSending(false);
    if (!sent.ok) {
      setFailure(sent.error);
      return focusFirst(form.current);
    }
    showToast({ tone: 'positive', message: t`L’utilisateur a été créé` });
    onAdded();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Ajouter un utilisateur</Trans>}>
      <form ref={form} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          {isMissing && (
            <Note
              tone="danger"
              live="assertive"
              title={<Trans>Veuillez remplir tous les champs</Trans>}
            />
          )}
          <TextField label={<Trans>Nom complet</Trans>} autoComplete="off" {...field('fullName')} />
          <TextField
            label={<Trans>Courriel</Trans>}
            type="email"
            autoComplete="off"
            {...field('email')}
          />
          <TextField
            label={<Trans>Mot de passe</Trans>}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              <Trans>
                Un courriel lui dit d’en choisir un autre. Donnez-lui celui-ci seulement si elle
                doit se connecter tout de suite.
              </Trans>
            }
            trailing={
              <IconButton
                icon={isShown ? EyeOff : Eye}
                label={isShown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
                onClick={() => setShown(!isShown)}
              />
            }
            {...field('password')}
          />
          <Select
            label={<Trans>Rôle</Trans>}
            value={user.role}
            options={GIVEN_ROLES.map((role) => ({ value: role, label: roles[role] }))}
            onChange={(role) => setUser((before) => ({ ...before, role }))}
          />
          <Select
            label={<Trans>Langue de ses courriels</Trans>}
            value={user.language}
            options={[
              { value: 'fr', label: 'Français', lang: 'fr' },
              { value: 'en', label: 'English', lang: 'en' },
            ]}
            onChange={(next) => setUser((before) => ({ ...before, language: next }))}
          />
          {!told && (
            <AdminFailure
              failure={failure}
              refused={<Trans>Erreur pendant la création de l’utilisateur</Trans>}
            />
          )}
          <Row end>
            <Button onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
            <Button type="submit" variant="primary" loading={isSending}>
              <Trans>Créer l’utilisateur</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

const TYPED: readonly Typed[] = ['fullName', 'email', 'password'];

const mistakesIn = ({ fullName, email, password }: NewUser): Partial<Record<Typed, string>> =>
  Object.fromEntries(
    [nameError(fullName), emailError(email), passwordLengthError(password)].flatMap((error) =>
      error ? [[error.field, error.code]] : [],
    ),
  );

const useMistakeWords = (): ((field: Typed, code: string | undefined) => string | undefined) => {
  const { t } = useLingui();
  const words: Readonly<Record<Typed, Readonly<Record<string, string>> & { other: string }>> = {
    fullName: {
      other: t`Le nom doit contenir au moins ${plural(NAME_LENGTH.min, { one: '# caractère', other: '# caractères' })}`,
      too_long: t`Ce nom est trop long`,
      invalid: t`Écrivez le nom sans adresse web ni signe spécial`,
    },
    email: { other: t`Email invalide`, taken: t`Cette adresse a déjà un compte.` },
    password: {
      other: t`Le mot de passe doit contenir au moins ${plural(PASSWORD_LENGTH.min, { one: '# caractère', other: '# caractères' })}`,
      too_long: t`Ce mot de passe est trop long\u00A0: ${plural(PASSWORD_LENGTH.max, { one: '# caractère', other: '# caractères' })} au plus`,
      common: t`Ce mot de passe est trop courant. Choisissez-en un autre.`,
    },
  };
  return (field, code) => code && (words[field][code] ?? words[field].other);
};

/** Once the mistakes are drawn. */
const focusFirst = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
