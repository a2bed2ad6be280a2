/** People of the tests: invented, new for each test, and what they ask the server. */
import { administratorToken, type TestServer } from './real-server.ts';

export interface Reply {
  status: number;
  body: Json;
  headers: Headers;
}
// What the server answers is looked into by the tests themselves.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface Person {
  id: string;
  email: string;
  token: string;
}

export const PASSWORD = 'girafe-velours';

let count = 0;

export const newEmail = (name = 'personne'): string => `${name}.${(count += 1)}@example.com`;

export const newcomer = (given: Readonly<Record<string, unknown>> = {}) => ({
  fullName: 'Nadia Benali',
  email: newEmail(),
  password: PASSWORD,
  language: 'fr',
  termsVersion: '2026-11-01',
  ...given,
});

export const call = async (
  server: Pick<TestServer, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token = '',
): Promise<Reply> => {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: token } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? parse(text) : undefined,
    headers: response.headers,
  };
};

const parse = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const signUp = async (
  server: Pick<TestServer, 'url'>,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Person> => {
  const body = newcomer(given);
  const reply = await call(server, 'POST', '/api/jalon/sign-up', body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply));
  return { id: reply.body.record.id, email: String(body.email), token: reply.body.token };
};

export const signIn = (
  server: Pick<TestServer, 'url'>,
  identity: string,
  password = PASSWORD,
): Promise<Reply> =>
  call(server, 'POST', '/api/collections/users/auth-with-password', { identity, password });

/** Someone with a role, which only the operator can give without limits. */
export const signUpAs = async (server: Pick<TestServer, 'url'>, role: string): Promise<Person> => {
  const person = await signUp(server);
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, { role });
  return person;
};

/** The operator's token is dear to make, so each server's is made once. */
const operatorTokens = new Map<string, Promise<string>>();

export const asOperator = async (
  server: Pick<TestServer, 'url'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> => {
  const token = operatorTokens.get(server.url) ?? administratorToken(server);
  operatorTokens.set(server.url, token);
  return call(server, method, path, body, await token);
};
