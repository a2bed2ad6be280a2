import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#/ui/actions/Button.tsx';
import { dialogParts } from '#/ui/messages/Dialog.css.ts';
import { stack } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { FailureNote } from './FailureNote.tsx';
import type { useAccountForm } from './use-account-form.ts';

const MAIN: ButtonLook = { variant: 'primary', size: 'large', block: true };

/** A form of an account around its fields: why it failed or what came of it, and the button that sends it. */
export function AccountForm({
  frame: { form, sending, failure },
  disabled = false,
  refused,
  outcome,
  submit,
  submitting,
  look = MAIN,
  beside,
  children,
}: {
  frame: ReturnType<typeof useAccountForm>['frame'];
  disabled?: boolean;
  /** What this form says to a no of the server. */
  refused: ReactNode;
  /** Said above the button once it is sent. */
  outcome?: ReactNode;
  submit: ReactNode;
  /** The button's words while it is being sent; its own by default. */
  submitting?: ReactNode;
  look?: ButtonLook;
  /** A dialog's other way out, before the button. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form {...form}>
      <Stack>
        <fieldset disabled={sending || disabled} className={stack()}>
          {children}
        </fieldset>
        <FailureNote failure={failure} refused={refused} />
        {outcome}
        <div className={beside == null ? undefined : dialogParts.actions}>
          {beside}
          <Button
            type="submit"
            disabled={disabled}
            loading={sending}
            loadingText={submitting}
            {...look}
          >
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
