/**
 * The server's settings, set at each start from the environment, so that two starts give the same and
 * no secret is in the repository. What the environment doesn't name is left as the operator has it.
 */
import { RATE_LIMITS } from '#/domain/access/rate-limits.ts';
import { BACKUPS_KEPT, SERVER_LOG_DAYS } from '#/domain/access/retention.ts';
import {
  EMAIL_CHANGE_LINK_MINUTES,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  SIGN_IN_CODE_MINUTES,
  VERIFY_LINK_DAYS,
} from '#/domain/access/session-periods.ts';
import { NAME_LENGTH, PASSWORD_LENGTH } from '#/domain/access/size-limits.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';

/** By the clock of `JALON_TIME_ZONE`, at an hour that exists on each day of the year. */
const NIGHT = '40 3 * * *';

/** Throws when a value is refused, which stops the start. */
export const applySettings = (app: core.App): void => {
  const settings = app.settings();
  const before = toString(settings);
  setLimits(settings);
  setAddresses(settings);
  setMail(settings);
  settings.batch.enabled = false;
  settings.logs.maxDays = SERVER_LOG_DAYS;
  settings.logs.logIP = false;
  setBackups(settings);
  if (toString(settings) !== before) app.save(settings);
  setAccounts(app);
};

/** How long sessions and mailed links hold, and what an account's fields may be. */
const setAccounts = (app: core.App): void => {
  const users = app.findCollectionByNameOrId('users');
  const before = toString(users);
  users.authToken.duration = seconds(SESSION_DAYS * DAY_MS);
  users.verificationToken.duration = seconds(VERIFY_LINK_DAYS * DAY_MS);
  users.passwordResetToken.duration = seconds(RESET_LINK_MINUTES * MINUTE_MS);
  users.otp.duration = seconds(SIGN_IN_CODE_MINUTES * MINUTE_MS);
  users.emailChangeToken.duration = seconds(EMAIL_CHANGE_LINK_MINUTES * MINUTE_MS);
  Object.assign(users.fields.getByName('password') as object, { min: PASSWORD_LENGTH.min });
  Object.assign(users.fields.getByName('fullName') as object, { max: NAME_LENGTH.max });
  if (toString(users) !== before) app.save(users);
};

const seconds = (milliseconds: number): number => milliseconds / SECOND_MS;

/** `JALON_RATE_LIMITS`: `off`, or `keep` for the operator's own; else ours. */
const setLimits = (settings: core.Settings): void => {
  const wanted = fromEnvironment('JALON_RATE_LIMITS');
  if (wanted === 'keep') return;
  settings.rateLimits.enabled = wanted !== 'off';
  settings.rateLimits.rules = RATE_LIMITS.map(({ label, maxRequests, seconds }) => ({
    label,
    maxRequests,
    duration: seconds,
    audience: '',
  })) as never;
};

/** Each night, unless the operator or the environment says otherwise. */
const setBackups = ({ backups }: core.Settings): void => {
  if (!backups.cron) {
    backups.cron = NIGHT;
    backups.cronMaxKeep = BACKUPS_KEPT;
  }
  backups.cron = fromEnvironment('JALON_BACKUP_CRON') ?? backups.cron;
};

const setAddresses = (settings: core.Settings): void => {
  const origin = fromEnvironment('JALON_ORIGIN');
  if (origin) settings.meta.appURL = origin;
  const header = fromEnvironment('JALON_PROXY_HEADER');
  if (header) settings.trustedProxy.headers = [header];
  const operators = fromEnvironment('JALON_ADMIN_ADDRESSES');
  if (operators) settings.superuserIPs = operators.split(/[\s,]+/);
};

const setMail = (settings: core.Settings): void => {
  const from = fromEnvironment('JALON_MAIL_FROM');
  if (from) settings.meta.senderAddress = from;
  settings.meta.senderName = fromEnvironment('JALON_MAIL_NAME') ?? 'Jalon';
  const host = fromEnvironment('JALON_SMTP_HOST');
  if (!host) return;
  const { smtp } = settings;
  smtp.enabled = true;
  smtp.host = host;
  smtp.port = Number(fromEnvironment('JALON_SMTP_PORT') ?? 587);
  smtp.username = fromEnvironment('JALON_SMTP_USER') ?? '';
  smtp.password = fromEnvironment('JALON_SMTP_PASSWORD') ?? '';
  smtp.tls = fromEnvironment('JALON_SMTP_TLS') === 'on';
};

const fromEnvironment = (name: string): string | undefined => $os.getenv(name) || undefined;
