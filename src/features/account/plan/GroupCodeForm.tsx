import { Trans } from '@lingui/react/macro';
import { readGroupCode } from '#/domain/billing/group-code.ts';
import { redeemGroupCode } from '#/remote/billing.ts';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { present } from '../form/account-fields.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useAccountForm, type AccountFailure } from '../form/use-account-form.ts';
import type { usePlan } from './use-plan.ts';

/** For whom an organisation pays. */
export function GroupCodeForm({
  disabled,
  request,
}: { disabled: boolean } & Pick<ReturnType<typeof usePlan>, 'request'>) {
  const { field, clear, frame } = useAccountForm({
    start: { groupCode: '' },
    check: ({ groupCode }) =>
      present({ groupCode: readGroupCode(groupCode) === undefined ? 'invalid' : undefined }),
    send: async ({ groupCode }) => {
      const done = await request((token) => redeemGroupCode(token, groupCode));
      if (done.ok) clear();
      return done;
    },
  });
  return (
    <Disclosure summary={<Trans>J’ai le code d’un organisme</Trans>}>
      <AccountForm
        frame={frame}
        disabled={disabled}
        refused={<Refusal failure={frame.failure} />}
        submit={<Trans>Utiliser le code</Trans>}
        look={{}}
      >
        <Fields>
          <TextField
            {...field('groupCode')}
            label={<Trans>Code de l’organisme</Trans>}
            hint={<Trans>Trois groupes de cinq lettres et chiffres</Trans>}
            autoComplete="off"
            spellCheck={false}
          />
        </Fields>
      </AccountForm>
    </Disclosure>
  );
}

function Refusal({ failure }: { failure: AccountFailure | undefined }) {
  switch (failure?.kind === 'refused' ? failure.code : '') {
    case 'no_seat':
      return (
        <Trans>
          Toutes les places de ce code sont prises. Demandez-en une à l’organisme qui vous l’a
          donné.
        </Trans>
      );
    case 'has_premium':
      return <Trans>Vous avez déjà Premium, et ce code n’ajoute rien. Rien n’a changé.</Trans>;
    default:
      return (
        <Trans>
          Ce code n’existe pas, ou n’est plus bon. Vérifiez-le avec l’organisme qui vous l’a donné.
        </Trans>
      );
  }
}
