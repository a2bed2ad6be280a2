/** Mails with one-time links, devices, and leaving. The words of every refusal are the screens'. */
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type Answer } from './server.ts';

/** Answered alike whether the address has an account or not. */
export const requestPasswordReset = (email: string): Answer<unknown> =>
  callServer((client) =>
    client.collection('users').requestPasswordReset(email.trim().toLowerCase()),
  );

/** `token`: the link's. Every session of the account ends. */
export const confirmPasswordReset = (token: string, password: string): Answer<unknown> =>
  callServer((client) =>
    client.collection('users').confirmPasswordReset(token, password, password),
  );

export const requestVerification = (email: string): Answer<unknown> =>
  callServer((client) => client.collection('users').requestVerification(email));

export const confirmVerification = (token: string): Answer<unknown> =>
  callServer((client) => client.collection('users').confirmVerification(token));

/** A mail goes to the new address, unless it has an account already: nothing tells. */
export const requestEmailChange = (
  token: string,
  given: { email: string; password: string },
): Answer<unknown> =>
  callServer(route('/api/jalon/email-change', { method: 'POST', body: given }), { token });

/** `token`: the link's. Every session of the account ends. */
export const confirmEmailChange = (token: string, password: string): Answer<unknown> =>
  callServer(
    route('/api/jalon/email-change/confirm', { method: 'POST', body: { token, password } }),
  );

export const signOutEverywhere = (token: string): Answer<unknown> =>
  callServer(route('/api/jalon/sign-out-everywhere', { method: 'POST', body: {} }), { token });

/** `unverified` and `no_mail` are the codes of a server that would lock the person out. */
export const switchSignInCode = (
  token: string,
  given: { on: boolean; password: string },
): Answer<unknown> =>
  callServer(route('/api/jalon/sign-in-code', { method: 'POST', body: given }), { token });

export interface Device {
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  firstSeenAt: number;
  lastSeenAt: number;
}

export const listDevices = async (token: string): Answer<Device[]> => {
  const reply = await callServer(route('/api/jalon/devices'), { token });
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
  callServer(route(`/api/jalon/devices/${id}`, { method: 'PUT', body: { label } }), { token });

export const forgetDevice = async (token: string, id: string): Answer<unknown> =>
  callServer(route(`/api/jalon/devices/${id}`, { method: 'DELETE' }), { token });

/** Everything the server has of the account. */
export const exportAccount = async (token: string, password: string): Answer<unknown> => {
  const reply = await callServer(
    route('/api/jalon/export', { method: 'POST', body: { password } }),
    { token },
  );
  return reply.ok ? { ok: true, value: reply.value.body } : reply;
};

/** Ends every session; the account goes at the time in the answer, in milliseconds since 1970. */
export const planDeletion = async (token: string, password: string): Answer<number> => {
  const reply = await callServer(
    route('/api/jalon/account', { method: 'DELETE', body: { password } }),
    { token },
  );
  return reply.ok ? { ok: true, value: Number(fieldsOf(reply.value.body)['deleteAfter']) } : reply;
};

export const keepAccount = (token: string): Answer<unknown> =>
  callServer(route('/api/jalon/account/keep', { method: 'POST', body: {} }), { token });
