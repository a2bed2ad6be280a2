import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { hasGuestDatabase } from '#/platform/guest-database.ts';
import { TERMS_VERSION } from '#/domain/access/legal-promises.ts';
import type { Result } from '#/domain/result.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { signUp, type SignedIn } from '#/remote/account.ts';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { checkSignUp } from './new-account-fields.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import type { GuestWork } from '../session/guest-work.ts';
import type { SignUpChoices } from './use-arrival.ts';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';

/** A new account; a taken address gets one neutral sentence, and its owner a mail. */
export function SignUpForm({
  onSignedUp,
}: {
  onSignedUp: (
    signedIn: SignedIn,
    choices: SignUpChoices,
  ) => Promise<Result<unknown, AccountFailure>>;
}) {
  const { language } = useLanguage();
  const [joins, setJoins] = useState(true);
  const [news, setNews] = useState(false);
  const { field, fillBlanks, frame } = useAccountForm({
    start: { fullName: '', email: '', password: '', confirmPassword: '' },
    check: checkSignUp,
    send: async ({ fullName, email, password }): Promise<Result<unknown, AccountFailure>> => {
      const given = { fullName, email, password, language, termsVersion: TERMS_VERSION, news };
      const answer = await signUp(given);
      return answer.ok ? onSignedUp(answer.value, { joins, news }) : answer;
    },
  });
  const { cvs, fullName, email } = useGuestWork();
  useEffect(() => {
    fillBlanks({ fullName, email });
    // Once they are known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fullName, email]);
  return (
    <AccountForm
      frame={frame}
      refused={
        <Trans>
          Impossible de créer un compte avec ces renseignements. Si vous avez déjà un compte,
          connectez-vous.
        </Trans>
      }
      submit={<Trans>Créer mon compte</Trans>}
      submitting={<Trans>Inscription en cours...</Trans>}
    >
      <TextField label={<Trans>Nom complet</Trans>} autoComplete="name" {...field('fullName')} />
      <EmailField {...field('email')} />
      <NewPasswordFields field={field} />
      {cvs > 0 && (
        <Checkbox
          label={
            <Plural
              value={cvs}
              one="Ajouter à mon compte le CV de cet appareil"
              other="Ajouter à mon compte les # CV de cet appareil"
            />
          }
          hint={<Trans>Décochez si c’est le travail de quelqu’un d’autre : il reste ici.</Trans>}
          checked={joins}
          onChange={setJoins}
        />
      )}
      <Checkbox
        label={<Trans>Recevoir les nouvelles de Jalon</Trans>}
        hint={
          <Trans>
            Par courriel, et facultatif. Vous pouvez changer d’avis sur la page Compte et sécurité.
          </Trans>
        }
        checked={news}
        onChange={setNews}
      />
    </AccountForm>
  );
}

/** How many CVs a guest has made here, and who they are by; the database is fetched only where they have begun something. */
const useGuestWork = (): Pick<GuestWork, 'cvs' | 'fullName' | 'email'> => {
  const [work, setWork] = useState({ cvs: 0, fullName: '', email: '' });
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      if (!(await hasGuestDatabase())) return;
      const { countGuestWork } = await import('../session/guest-work.ts');
      const found = await countGuestWork();
      if (wanted) setWork(found);
    };
    // Where the browser does not tell, nothing is said before the account is open; it is then.
    void look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return work;
};
