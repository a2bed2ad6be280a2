/** What a worker is told by its environment; checked whole before it starts. */
import { arePassKeys, passKeysOf } from '#/domain/access/pass.ts';

export interface Settings {
  /** `postgres://…`, with commas between several hosts. */
  store: string;
  /** The new one first. */
  passKeys: readonly string[];
  host: string;
  port: number;
  /** In which the proxy says a visitor's address; '' for none. */
  proxyHeader: string;
  limitsRates: boolean;
  metricsToken: string;
  /** To PostgreSQL. */
  connections: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && +text > 0 && +text < 65_536;

/** What each takes, in words and as a check; the first two must be there. */
const TAKEN: Readonly<
  Record<string, readonly [words: string, isRight: (text: string) => boolean]>
> = {
  JALON_STORE: [
    'the address of PostgreSQL, such as postgres://jalon:secret@db1:5432,db2:5432/jalon',
    (text) => /^postgres(ql)?:\/\/[^\s/]+\/[^\s/]+$/.test(text),
  ],
  JALON_PASS_KEY: [
    'a secret of at least 32 letters, digits and signs; two with a comma between while one takes the other’s place',
    arePassKeys,
  ],
  JALON_HOST: ['an address to listen on, such as 0.0.0.0', (text) => /^[\w.:-]+$/.test(text)],
  JALON_PORT: ['a number from 1 to 65535', isPort],
  JALON_PROXY_HEADER: ['the name of a header', (text) => /^[A-Za-z][A-Za-z0-9-]*$/.test(text)],
  JALON_RATE_LIMITS: ['on or off', (text) => ['on', 'off'].includes(text)],
  JALON_METRICS_TOKEN: [
    'at least 16 letters, digits and signs',
    (text) => /^[!-~]{16,}$/.test(text),
  ],
  JALON_CONNECTIONS: ['a number from 1 to 100', (text) => isPort(text) && +text <= 100],
};

const NEEDED = ['JALON_STORE', 'JALON_PASS_KEY'];

/** One sentence for each that is wrong or missing; what may be a secret is not said. */
export const settingMistakes = (environment: Environment): string[] =>
  Object.entries(TAKEN).flatMap(([name, [words, isRight]]) => {
    const text = environment[name] ?? '';
    if (text === '') return NEEDED.includes(name) ? [`${name} is missing: it takes ${words}.`] : [];
    return isRight(text) ? [] : [`${name} is not right: it takes ${words}.`];
  });

export const settingsFrom = (environment: Environment): Settings => ({
  store: environment['JALON_STORE'] ?? '',
  passKeys: passKeysOf(environment['JALON_PASS_KEY'] ?? ''),
  host: environment['JALON_HOST'] || '127.0.0.1',
  port: Number(environment['JALON_PORT'] || 8100),
  proxyHeader: (environment['JALON_PROXY_HEADER'] ?? '').toLowerCase(),
  limitsRates: environment['JALON_RATE_LIMITS'] !== 'off',
  metricsToken: environment['JALON_METRICS_TOKEN'] ?? '',
  connections: Number(environment['JALON_CONNECTIONS'] || 10),
});
