import { useAuth } from '#/parts/AuthProvider.tsx';
import { SharedSession } from '../entry/SharedSession.tsx';
import { SignOutDialog } from '../session/SignOutDialog.tsx';

/** What an account may show over any page. */
export function AccountDialogs({ leaving, onStay }: { leaving: boolean; onStay: () => void }) {
  const { isShared } = useAuth();
  return (
    <>
      {leaving && <SignOutDialog onStay={onStay} />}
      {isShared && <SharedSession />}
    </>
  );
}
