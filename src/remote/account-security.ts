/** Mails with one-time links, devices, and leaving. The words of every refusal are the screens'. */
import { fieldsOf, textOf, type Answer } from './account.ts';
import { callServer } from './server.ts';

const USERS = '/api/collections/users';

const post = async (path: string, body: unknown, token = ''): Answer<unknown> =>
  callServer({ method: 'POST', path, body, token });

/** Answered alike whether the address has an account or not. */
export const requestPasswordReset = (email: string): Answer<unknown> =>
  post(`${USERS}/request-password-reset`, { email: email.trim().toLowerCase() });

/** `token`: the link's. Every session of the account ends. */
export const confirmPasswordReset = (token: string, password: string): Answer<unknown> =>
  post(`${USERS}/confirm-password-reset`, { token, password, passwordConfirm: password });

export const requestVerification = (email: string): Answer<unknown> =>
  post(`${USERS}/request-verification`, { email });

export const confirmVerification = (token: string): Answer<unknown> =>
  post(`${USERS}/confirm-verification`, { token });

/** A mail goes to the new address, unless it has an account already: nothing tells. */
export const requestEmailChange = (
  token: string,
  given: { email: string; password: string },
): Answer<unknown> => post('/api/jalon/email-change', given, token);

/** `token`: the link's. Every session of the account ends. */
export const confirmEmailChange = (token: string, password: string): Answer<unknown> =>
  post(`${USERS}/confirm-email-change`, { token, password });

export const signOutEverywhere = (token: string): Answer<unknown> =>
  post('/api/jalon/sign-out-everywhere', {}, token);

export interface Device {
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  firstSeenAt: number;
  lastSeenAt: number;
}

export const listDevices = async (token: string): Answer<Device[]> => {
  const reply = await callServer({ path: '/api/jalon/devices', token });
  if (!reply.ok) return reply;
  const { devices } = fieldsOf(reply.value.body);
  return {
    ok: true,
    value: (Array.isArray(devices) ? devices : []).map(fieldsOf).map((device) => ({
      id: textOf(device['id']),
      label: textOf(device['label']),
      firstSeenAt: Number(device['firstSeenAt']),
      lastSeenAt: Number(device['lastSeenAt']),
    })),
  };
};

export const nameDevice = async (token: string, id: string, label: string): Answer<unknown> =>
  callServer({ method: 'PUT', path: `/api/jalon/devices/${id}`, body: { label }, token });

export const forgetDevice = async (token: string, id: string): Answer<unknown> =>
  callServer({ method: 'DELETE', path: `/api/jalon/devices/${id}`, token });

/** Everything the server has of the account. */
export const exportAccount = async (token: string, password: string): Answer<unknown> => {
  const reply = await callServer({
    method: 'POST',
    path: '/api/jalon/export',
    body: { password },
    token,
  });
  return reply.ok ? { ok: true, value: reply.value.body } : reply;
};

/** Ends every session; the account goes at the time in the answer, in milliseconds since 1970. */
export const planDeletion = async (token: string, password: string): Answer<number> => {
  const path = '/api/jalon/account';
  const reply = await callServer({ method: 'DELETE', path, body: { password }, token });
  return reply.ok ? { ok: true, value: Number(fieldsOf(reply.value.body)['deleteAfter']) } : reply;
};

export const keepAccount = (token: string): Answer<unknown> =>
  post('/api/jalon/account/keep', {}, token);
