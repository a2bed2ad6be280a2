import { ChangeEmailLink } from './ChangeEmailLink.tsx';
import type { MailedLink } from './mailed-link.ts';
import { ResetLink } from './ResetLink.tsx';
import { VerifyLink } from './VerifyLink.tsx';

export function MailedLinkSteps({
  link: { purpose, token },
  onDone,
  onAskAgain,
}: {
  link: MailedLink;
  /** To the sign-in, the link being used. */
  onDone: () => void;
  /** To a new link for a forgotten password. */
  onAskAgain: () => void;
}) {
  switch (purpose) {
    case 'verify':
      return <VerifyLink token={token} onDone={onDone} />;
    case 'reset-password':
      return <ResetLink token={token} onDone={onDone} onAskAgain={onAskAgain} />;
    case 'change-email':
      return <ChangeEmailLink token={token} onDone={onDone} />;
  }
}
