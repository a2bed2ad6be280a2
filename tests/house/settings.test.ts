import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS, settingMistakes } from '../../pocketbase/hooks/lib/environment.mjs';
import { inProject } from '../../scripts/lib/project.mjs';

const mistakeOf = (environment: Record<string, string>): string =>
  settingMistakes(environment).join('\n');

test.each([
  ['JALON_SMTP_TLS', 'true', 'takes on or off'],
  ['JALON_ORIGIN', 'jalon.example.org', 'such as https://jalon.example.org'],
  ['JALON_ORIGIN', 'https://jalon.example.org/app', 'without a path'],
  ['JALON_ORIGIN', 'ftp://jalon.example.org', 'such as https://'],
  ['JALON_PORT', '80900', 'from 1 to 65535'],
  ['JALON_HOST', 'everywhere', 'such as 127.0.0.1'],
  ['JALON_MAIL_FROM', 'Jalon', 'takes a mail address'],
  ['JALON_ADMIN_ADDRESSES', '192.0.2.7, office', 'such as 192.0.2.7'],
  ['JALON_RATE_LIMITS', 'none', 'takes on or off or keep'],
  ['JALON_BACKUP_CRON', 'nightly', 'five fields'],
  ['JALON_SMTP_HOST', 'mail.example.org:587', 'without a port'],
  ['JALON_METRICS_TOKEN', 'deux mots, séparés', 'at least 16 letters'],
  ['JALON_TIME_ZONE', 'GMT-5', 'such as America/Toronto'],
  ['JALON_BACKUP_TO', 'backups', 'a folder, as a path from /'],
  ['JALON_BACKUP_TO', 'https://s3.ca-central-1.amazonaws.com', 'or a bucket'],
  ['JALON_BACKUP_TO', '/mnt/backups', 'JALON_BACKUP_RECIPIENT is not'],
  ['JALON_BACKUP_TO', 'https://s3.example.org/jalon', 'JALON_BACKUP_SECRET is not'],
  ['JALON_BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1', 'a public key of age'],
  ['JALON_STORE', 'postgres://db/jalon', 'the address of the workers'],
  ['JALON_STORE', 'http://10.0.0.5:8100', 'JALON_PASS_KEY is not'],
  ['JALON_SMPT_HOST', 'mail.example.org', 'is not a setting: there are JALON_HOST'],
])('%s=%s is named, with what it takes', (name, text, words) => {
  const mistake = mistakeOf({ [name]: text });
  expect(mistake).toContain(name);
  expect(mistake).toContain(words);
});

test('all that is wrong is said at once, and no password with it', () => {
  const mistake = mistakeOf({
    JALON_PORT: 'x',
    JALON_ADMIN_PASSWORD: 'court',
    JALON_METRICS_TOKEN: 'court',
    JALON_SMTP_HOST: 'm',
  });
  expect(mistake.split('\n')).toHaveLength(4);
  expect(mistake).toContain('JALON_SMTP_HOST is set and JALON_MAIL_FROM is not');
  expect(mistake).not.toContain('court');
});

test('what is right passes, and so does what belongs to others', () => {
  const right = {
    JALON_HOST: '0.0.0.0',
    JALON_PORT: '8091',
    JALON_ORIGIN: 'https://jalon.example.org:8443',
    JALON_ADMIN_ADDRESSES: '192.0.2.7, 2001:db8::/32',
    JALON_SMTP_HOST: 'mail.example.org',
    JALON_SMTP_TLS: 'on',
    JALON_MAIL_FROM: 'bonjour@example.org',
    JALON_BACKUP_CRON: '@daily',
    JALON_BACKUP_TO: '/mnt/backups',
    JALON_BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    JALON_TIME_ZONE: 'America/Argentina/Ushuaia',
    HOME: '/root',
  };
  expect(mistakeOf(right)).toBe('');
});

test('the operator’s page names each setting and no other', () => {
  const readme = readFileSync(inProject('deploy', 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('| variable'));
  let last = '';
  const named = [...table.matchAll(/`(JALON_[A-Z_]+|_[A-Z]+)`/g)].map(([, name = '']) => {
    if (!name.startsWith('_')) return (last = name);
    return last.replace(/_[A-Z]+$/, name);
  });
  expect(new Set(named)).toEqual(new Set(Object.keys(SETTINGS)));
});
