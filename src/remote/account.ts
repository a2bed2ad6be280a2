/** Getting into an account, and what its holder asks the server about it. */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import { DEVICE_HEADER } from '#/domain/access/device-header.ts';
import { highestRole, type Role } from '#/domain/access/roles.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type Answer, type Ask, type ServerDoor } from './server.ts';

/** A token, and whose it is. */
export interface SignedIn {
  token: string;
  id: string;
  email: string;
  fullName: string;
  isVerified: boolean;
}

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  language: AccountLanguage;
  /** The day of the terms that were accepted, as `2026-11-21`. */
  termsVersion: string;
  /** Asked to be told of news by mail. */
  news: boolean;
}

export interface Me {
  email: string;
  isVerified: boolean;
  fullName: string;
  /** Everything goes then, in milliseconds since 1970; null: nothing is planned. */
  deleteAfter: number | null;
  /** A code is mailed after the password. */
  codeByMail: boolean;
}

/** A taken address is refused with the code `sign_up_refused`; a mistake with its field's name. */
export const signUp = (given: SignUp, door?: ServerDoor): Answer<SignedIn> =>
  askForSession(route('/api/jalon/sign-up', { method: 'POST', body: given }), '', door);

/** Refused alike for an unknown address and a wrong password. `device`: one that the account knows. */
export const signIn = (
  email: string,
  password: string,
  { device, door }: { device?: string | undefined; door?: ServerDoor } = {},
): Answer<SignedIn> =>
  askForSession(
    (client) =>
      client
        .collection('users')
        .authWithPassword(
          email.trim(),
          password,
          device ? { headers: { [DEVICE_HEADER]: device } } : {},
        ),
    '',
    door,
  );

/** Mails a code to somebody whose password was right: `mfaId` is of the refusal `code_needed`. Gives the code's id. */
export const requestSignInCode = async (email: string, mfaId: string): Answer<string> => {
  const ask = route('/api/collections/users/request-otp', {
    method: 'POST',
    body: { email: email.trim().toLowerCase(), mfaId },
  });
  const reply = await callServer(ask);
  return reply.ok ? { ok: true, value: textOf(fieldsOf(reply.value.body)['otpId']) } : reply;
};

export const signInWithCode = (given: {
  otpId: string;
  mfaId: string;
  code: string;
}): Answer<SignedIn> => {
  const { otpId, mfaId, code } = given;
  const body = { otpId, mfaId, password: code };
  return askForSession(route('/api/collections/users/auth-with-otp', { method: 'POST', body }), '');
};

/** The token's successor. `unauthorised` once the server no longer takes it. */
export const refreshToken = (token: string, door?: ServerDoor): Answer<SignedIn> =>
  askForSession((client) => client.collection('users').authRefresh(), token, door);

/** All other sessions end; this one goes on with the token in the answer. */
export const signOutOthers = (token: string): Answer<SignedIn> =>
  askForSession(
    route('/api/jalon/sign-out-everywhere', { method: 'POST', body: { stay: true } }),
    token,
  );

/** All other sessions end here too. */
export const changePassword = (token: string, current: string, next: string): Answer<SignedIn> =>
  askForSession(route('/api/jalon/password', { method: 'POST', body: { current, next } }), token);

/** Of the role given and what is paid for, the highest; and for how long, as `HeardRole` has it. */
export const highestRoleOf = async (
  token: string,
  uid: string,
  door?: ServerDoor,
): Answer<{ role: Role; lasts: number | null }> => {
  const ask = route('/api/jalon/get-user-highest-role', {
    method: 'POST',
    body: { _user_id: uid },
  });
  const reply = await callServer(ask, { token }, door);
  if (!reply.ok) return reply;
  const { role, lasts } = fieldsOf(reply.value.body);
  return {
    ok: true,
    value: {
      role: highestRole([textOf(role)]),
      lasts: typeof lasts === 'number' ? lasts : null,
    },
  };
};

export const readMe = async (token: string): Answer<Me> => {
  const reply = await callServer(route('/api/jalon/me'), { token });
  if (!reply.ok) return reply;
  const { email, fullName, verified, deleteAfter, codeByMail } = fieldsOf(reply.value.body);
  return {
    ok: true,
    value: {
      email: textOf(email),
      fullName: textOf(fullName),
      isVerified: verified === true,
      deleteAfter: typeof deleteAfter === 'number' ? deleteAfter : null,
      codeByMail: codeByMail === true,
    },
  };
};

/** Of the mails that the server sends. */
export const tellLanguage = (token: string, language: AccountLanguage): Answer<unknown> =>
  callServer(route('/api/jalon/me', { method: 'PATCH', body: { language } }), { token });

const askForSession = async (ask: Ask, token: string, door?: ServerDoor): Answer<SignedIn> => {
  const reply = await callServer(ask, { token }, door);
  if (!reply.ok) return reply;
  const answer = fieldsOf(reply.value.body);
  const record = fieldsOf(answer['record']);
  const signedIn = {
    token: textOf(answer['token']),
    id: textOf(record['id']),
    email: textOf(record['email']),
    fullName: textOf(record['fullName']),
    isVerified: record['verified'] === true,
  };
  return signedIn.token === '' || signedIn.id === ''
    ? { ok: false, error: { kind: 'malformed' } }
    : { ok: true, value: signedIn };
};
