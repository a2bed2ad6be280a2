import { createContext, use, type ReactNode } from 'react';

type Role = 'user' | 'premium' | 'admin' | 'super_admin';

type AuthUser = { id: string; email: string; fullName: string };

export type AuthContextValue = {
  /** Null for a guest. */
  user: AuthUser | null;
  /** A guest, and anyone whose role can't be read, is a plain user. */
  role: Role;
  signOut: () => Promise<void>;
};

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

const GUEST: AuthContextValue = { user: null, role: 'user', signOut: () => Promise.resolve() };

/** Everyone is a guest: everything works on this device without an account. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={GUEST}>{children}</AuthContext>;
}

export const useAuth = (): AuthContextValue => {
  const context = use(AuthContext);
  if (!context) throw new Error('useAuth must be used within an AuthProvider');
  return context;
};
