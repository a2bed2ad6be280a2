import {
  createContext,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { onMirror, shownMirror } from '#/data/session/account-mirror.ts';
import { heldRole } from '#/domain/access/plans/heard-role.ts';
import type { Role } from '#/domain/access/roles.ts';
import { now } from '#/platform/clock.ts';

type AuthUser = { id: string; email: string; fullName: string };

export type AuthContextValue = {
  /** Null for a guest. Somebody whose session has ended is still here: their data is. */
  user: AuthUser | null;
  /** A guest, and anyone whose role can't be read, is a plain user. */
  role: Role;
  /** Signed in on a computer that others use. */
  isShared: boolean;
  /** Asks what to do with what is not on the server yet, then leaves. */
  signOut: () => void;
};

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

/**
 * Who is greeted: the mirror the session keeps in localStorage, so that the first paint waits for no
 * database. `dialogs` is fetched when it is needed.
 */
export function AuthProvider({
  dialogs: Dialogs,
  children,
}: {
  dialogs?: ComponentType<{ leaving: boolean; onStay: () => void }>;
  children: ReactNode;
}) {
  const mirror = useSyncExternalStore(onMirror, shownMirror, () => undefined);
  const [leaving, setLeaving] = useState(false);
  const value = useMemo(
    () => ({
      user: mirror ? { id: mirror.uid, email: mirror.email, fullName: mirror.fullName } : null,
      role: mirror ? heldRole(mirror, now()) : 'user',
      isShared: mirror?.shared ?? false,
      signOut: () => setLeaving(true),
    }),
    [mirror],
  );
  return (
    <AuthContext value={value}>
      {children}
      {Dialogs && mirror && (leaving || mirror.shared) && (
        <Suspense>
          <Dialogs leaving={leaving} onStay={() => setLeaving(false)} />
        </Suspense>
      )}
    </AuthContext>
  );
}

export const useAuth = (): AuthContextValue => {
  const context = use(AuthContext);
  if (!context) throw new Error('useAuth must be used within an AuthProvider');
  return context;
};
