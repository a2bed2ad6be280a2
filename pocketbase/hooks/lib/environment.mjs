/**
 * Every setting there is: what it takes, in words and as a check. The launcher asks before anything is built, the
 * server whenever it starts, whatever started it. Plain JavaScript, since the launcher runs before anything is
 * installed; nothing that only Node has, since the server has none of it.
 */

const isAddress = (text) =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text)
    ? text.split('.').every((part) => Number(part) < 256)
    : text.includes(':') && /^[0-9a-f:.]{2,45}$/i.test(text);

const port = {
  takes: 'a number from 1 to 65535',
  isRight: (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
};
const origin = {
  takes: 'an address such as https://jalon.example.org, without a path',
  isRight: (text) => /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?\/?$/i.test(text),
};
const mailAddress = {
  takes: 'a mail address',
  isRight: (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text),
};
const oneOf = (...words) => ({
  takes: words.join(' or '),
  isRight: (text) => words.includes(text),
});
const any = { takes: 'any text', isRight: () => true };

const isNetwork = (text) => {
  const [address = '', bits = '0'] = text.split('/');
  return isAddress(address) && /^\d{1,3}$/.test(bits);
};

const isBucket = (text) => /^https?:\/\/[^/\s]+\/[a-z0-9][a-z0-9.-]+$/.test(text);

/** For those who run Jalon. */
export const SETTINGS = {
  JALON_HOST: {
    takes: 'the network address to listen on, such as 127.0.0.1 or 0.0.0.0',
    isRight: (text) => isAddress(text) || text === 'localhost',
  },
  JALON_PORT: port,
  JALON_DATA: any,
  JALON_SETTINGS: any,
  JALON_TIME_ZONE: {
    takes: 'the name of a time zone, such as America/Toronto',
    isRight: (text) => /^[A-Za-z_]+(\/[A-Za-z_-]+)*$/.test(text),
  },
  JALON_ORIGIN: origin,
  JALON_PUBLIC_URL: origin,
  JALON_POCKETBASE: any,
  JALON_ADMIN_EMAIL: mailAddress,
  JALON_ADMIN_PASSWORD: { takes: 'at least 8 characters', isRight: (text) => text.length >= 8 },
  JALON_ADMIN_ADDRESSES: {
    takes: 'network addresses or ranges with commas between, such as 192.0.2.7, 198.51.100.0/24',
    isRight: (text) => text.split(/[\s,]+/).every(isNetwork),
  },
  JALON_PROXY_HEADER: {
    takes: 'the name of a header, such as X-Real-IP',
    isRight: (text) => /^[A-Za-z][A-Za-z0-9-]*$/.test(text),
  },
  JALON_RATE_LIMITS: oneOf('on', 'off', 'keep'),
  JALON_METRICS_TOKEN: {
    takes: 'at least 16 letters, digits and signs, without spaces',
    isRight: (text) => /^[!-~]{16,}$/.test(text),
  },
  JALON_SMTP_HOST: {
    takes: 'the name of a mail server, without a port',
    isRight: (text) => /^[A-Za-z0-9.-]+$/.test(text) || isAddress(text),
  },
  JALON_SMTP_PORT: port,
  JALON_SMTP_USER: any,
  JALON_SMTP_PASSWORD: any,
  JALON_SMTP_TLS: oneOf('on', 'off'),
  JALON_MAIL_FROM: mailAddress,
  JALON_MAIL_NAME: any,
  JALON_PUSH_SERVICES: {
    takes:
      'origins of push services besides those of the usual browsers, with commas between, such as https://push.example.org',
    isRight: (text) => text.split(/[\s,]+/).every(origin.isRight),
  },
  JALON_BACKUP_CRON: {
    takes: 'the five fields of a cron line, such as 40 3 * * *',
    isRight: (text) => text.trim().split(/\s+/).length === 5 || /^@[a-z]+$/.test(text),
  },
  JALON_BACKUP_TO: {
    takes:
      'a folder, as a path from /, or a bucket, such as https://s3.ca-central-1.amazonaws.com/jalon',
    isRight: (text) => /^\/[^\s]+$/.test(text) || isBucket(text),
  },
  JALON_BACKUP_RECIPIENT: {
    takes: 'a public key of age, such as age1… (age-keygen makes one)',
    isRight: (text) => /^age1[a-z0-9]{58}$/.test(text),
  },
  JALON_BACKUP_REGION: any,
  JALON_BACKUP_KEY_ID: any,
  JALON_BACKUP_SECRET: any,
  JALON_STORE: {
    takes: 'the address of the workers that keep people’s records, such as http://10.0.0.5:8100',
    isRight: origin.isRight,
  },
  JALON_PASS_KEY: {
    takes:
      'a secret of at least 32 letters, digits and signs; two with a comma between while one takes the other’s place',
    isRight: (text) => /^[!-+\--~]{32,200}(,[!-+\--~]{32,200})?$/.test(text),
  },
  JALON_STRIPE_SECRET_KEY: {
    takes: 'a secret or restricted key of Stripe, such as sk_live_… or rk_live_…',
    isRight: (text) => /^(sk|rk)_(live|test)_[A-Za-z0-9]{8,}$/.test(text),
  },
  JALON_STRIPE_WEBHOOK_SECRET: {
    takes: 'the signing secret of the webhook at Stripe, such as whsec_…',
    isRight: (text) => /^whsec_[A-Za-z0-9+/=_-]{8,}$/.test(text),
  },
  JALON_STRIPE_PRICE: {
    takes: 'the id of a monthly price at Stripe, such as price_…',
    isRight: (text) => /^price_[A-Za-z0-9]{1,60}$/.test(text),
  },
  JALON_STRIPE_TAX: oneOf('on', 'off'),
  JALON_ASSIST_URL: {
    takes: 'an address such as http://127.0.0.1:11434/v1, to which /chat/completions is added',
    isRight: (text) => /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(text),
  },
  JALON_ASSIST_MODEL: any,
  JALON_ASSIST_TOKEN: any,
  JALON_ASSIST_RECIPIENT: {
    takes: 'who runs the model and where, as people read it, in at most 120 characters',
    isRight: (text) => text.trim().length >= 3 && text.length <= 120,
  },
};

/** For those who work on Jalon, and what the launchers tell the server. */
const OURS = [
  'CHROMIUM',
  'DIST',
  'MIGRATIONS',
  'NEW_PASSWORD',
  'POCKETBASE_RELEASES',
  'QUIET',
  'REQUESTS',
  'SEED',
  'STRIPE_API',
  'TRACE',
  'URL',
];

/**
 * One sentence for each setting which is unknown or wrong, with what it takes, and for what is missing beside another.
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export const settingMistakes = (environment) => {
  const given = Object.entries(environment).filter(
    ([name, text]) => name.startsWith('JALON_') && text,
  );
  const mistakes = given.flatMap(([name, text]) => {
    if (OURS.includes(name.slice('JALON_'.length))) return [];
    const setting = SETTINGS[name];
    if (!setting)
      return [`${name} is not a setting: there are ${Object.keys(SETTINGS).join(', ')}.`];
    // What may be a secret is not said.
    const said = /PASSWORD|SECRET|TOKEN|PASS_KEY/.test(name) ? 'not right' : `"${text}"`;
    return setting.isRight(text) ? [] : [`${name} is ${said}, and takes ${setting.takes}.`];
  });
  for (const [name, needed] of needs(environment))
    if (environment[name] && !environment[needed])
      mistakes.push(`${name} is set and ${needed} is not: it needs one.`);
  return mistakes;
};

const needs = ({ JALON_BACKUP_TO }) => [
  ['JALON_SMTP_HOST', 'JALON_MAIL_FROM'],
  ['JALON_ADMIN_EMAIL', 'JALON_ADMIN_PASSWORD'],
  ['JALON_SMTP_PASSWORD', 'JALON_SMTP_USER'],
  ['JALON_BACKUP_TO', 'JALON_BACKUP_RECIPIENT'],
  ['JALON_BACKUP_RECIPIENT', 'JALON_BACKUP_TO'],
  ['JALON_STORE', 'JALON_PASS_KEY'],
  ['JALON_PASS_KEY', 'JALON_STORE'],
  ['JALON_STRIPE_SECRET_KEY', 'JALON_STRIPE_WEBHOOK_SECRET'],
  ['JALON_STRIPE_SECRET_KEY', 'JALON_STRIPE_PRICE'],
  ['JALON_STRIPE_WEBHOOK_SECRET', 'JALON_STRIPE_SECRET_KEY'],
  ['JALON_STRIPE_PRICE', 'JALON_STRIPE_SECRET_KEY'],
  ['JALON_ASSIST_URL', 'JALON_ASSIST_MODEL'],
  ['JALON_ASSIST_URL', 'JALON_ASSIST_RECIPIENT'],
  ...(isBucket(JALON_BACKUP_TO ?? '')
    ? ['REGION', 'KEY_ID', 'SECRET'].map((part) => ['JALON_BACKUP_TO', `JALON_BACKUP_${part}`])
    : []),
];
