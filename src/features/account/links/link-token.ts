/** What a mail's one-time token says of itself. The server alone decides whether it holds. */
export interface LinkClaims {
  /** Of the account. */
  id: string;
  email: string;
  newEmail: string;
}

export const claimsOf = (token: string): LinkClaims => {
  const claims = payloadOf(token);
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value : '';
  };
  return { id: text('id'), email: text('email'), newEmail: text('newEmail') };
};

const payloadOf = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null
      ? (payload as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};
