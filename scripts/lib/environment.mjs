/** Every setting there is: what it takes, in words and as a check. The README's table is held to this list. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { SetUpError } from './project.mjs';

const port = {
  takes: 'a number from 1 to 65535',
  isRight: (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
};
const origin = {
  takes: 'an address such as https://jalon.example.org, without a path',
  isRight: (text) => URL.canParse(text) && /^https?:\/\/[^/?#]+\/?$/.test(text),
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
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits);
};

/** For those who run Jalon. */
export const SETTINGS = {
  JALON_HOST: {
    takes: 'the network address to listen on, such as 127.0.0.1 or 0.0.0.0',
    isRight: (text) => isIP(text) > 0 || text === 'localhost',
  },
  JALON_PORT: port,
  JALON_DATA: any,
  JALON_ORIGIN: origin,
  JALON_PUBLIC_URL: origin,
  JALON_POCKETBASE: { takes: 'the path of a PocketBase program', isRight: existsSync },
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
  JALON_SMTP_HOST: {
    takes: 'the name of a mail server, without a port',
    isRight: (text) => /^[A-Za-z0-9.-]+$/.test(text) || isIP(text) > 0,
  },
  JALON_SMTP_PORT: port,
  JALON_SMTP_USER: any,
  JALON_SMTP_PASSWORD: any,
  JALON_SMTP_TLS: oneOf('on', 'off'),
  JALON_MAIL_FROM: mailAddress,
  JALON_MAIL_NAME: any,
  JALON_METRICS_TOKEN: {
    takes: 'at least 16 letters, digits and signs, without spaces',
    isRight: (text) => /^[!-~]{16,}$/.test(text),
  },
  JALON_BACKUP_CRON: {
    takes: 'the five fields of a cron line, such as 40 6 * * *',
    isRight: (text) => text.trim().split(/\s+/).length === 5 || /^@[a-z]+$/.test(text),
  },
};

/** For those who work on Jalon. */
const OURS = [
  'CHROMIUM',
  'DIST',
  'POCKETBASE_RELEASES',
  'QUIET',
  'REQUESTS',
  'SEED',
  'TRACE',
  'URL',
];

/**
 * Throws a SetUpError that names each setting which is unknown or wrong, with what it takes, and what is missing
 * beside another.
 * @param {Record<string, string | undefined>} environment
 */
export const checkSettings = (environment) => {
  const given = Object.entries(environment).filter(
    ([name, text]) => name.startsWith('JALON_') && text,
  );
  const mistakes = given.flatMap(([name, text]) => {
    if (OURS.includes(name.slice('JALON_'.length))) return [];
    const setting = SETTINGS[name];
    if (!setting)
      return [`${name} is not a setting: there are ${Object.keys(SETTINGS).join(', ')}.`];
    // What may be a secret is not said.
    const said = /(PASSWORD|TOKEN)$/.test(name) ? 'not right' : `"${text}"`;
    return setting.isRight(text) ? [] : [`${name} is ${said}, and takes ${setting.takes}.`];
  });
  for (const [name, needed] of NEEDS)
    if (environment[name] && !environment[needed])
      mistakes.push(`${name} is set and ${needed} is not: it needs one.`);
  if (mistakes.length > 0) throw new SetUpError(mistakes.join('\n'));
};

const NEEDS = [
  ['JALON_SMTP_HOST', 'JALON_MAIL_FROM'],
  ['JALON_ADMIN_EMAIL', 'JALON_ADMIN_PASSWORD'],
  ['JALON_SMTP_PASSWORD', 'JALON_SMTP_USER'],
];
