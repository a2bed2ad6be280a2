/**
 * The server's settings, set at each start from the environment, so that two starts give the same and
 * no secret is in the repository. What the environment doesn't name is left as the operator has it.
 */
const MINUTE = 60;

/** The limiter counts by address, and a class at a settlement agency shares one. */
const RATE_LIMITS: readonly { label: string; maxRequests: number; duration: number }[] = [
  { label: '*:auth', maxRequests: 30, duration: MINUTE },
  { label: '*:requestPasswordReset', maxRequests: 10, duration: 5 * MINUTE },
  { label: '*:requestVerification', maxRequests: 10, duration: 5 * MINUTE },
  { label: '*:requestEmailChange', maxRequests: 10, duration: 5 * MINUTE },
  { label: '*:confirmEmailChange', maxRequests: 10, duration: 5 * MINUTE },
  { label: 'GET /api/realtime', maxRequests: 120, duration: MINUTE },
  { label: '*:requestOTP', maxRequests: 10, duration: 5 * MINUTE },
  { label: '/api/jalon/sign-up', maxRequests: 30, duration: 5 * MINUTE },
  { label: '/api/jalon/password', maxRequests: 20, duration: 5 * MINUTE },
  { label: '/api/jalon/email-change', maxRequests: 10, duration: 5 * MINUTE },
  { label: '/api/jalon/export', maxRequests: 10, duration: 5 * MINUTE },
  { label: '/api/jalon/account', maxRequests: 10, duration: 5 * MINUTE },
  { label: '/api/jalon/contact', maxRequests: 10, duration: 5 * MINUTE },
  // Thirty people who type, each of whose devices sends about once a second.
  { label: '/api/jalon/sync', maxRequests: 3000, duration: MINUTE },
  { label: '/api/jalon/files/', maxRequests: 1200, duration: MINUTE },
  {
    label: '/api/collections/users/request-email-change',
    maxRequests: 10,
    duration: 5 * MINUTE,
  },
  {
    label: '/api/collections/_pb_users_auth_/request-email-change',
    maxRequests: 10,
    duration: 5 * MINUTE,
  },
  { label: 'users:create', maxRequests: 30, duration: 5 * MINUTE },
  { label: '*:create', maxRequests: 60, duration: MINUTE },
  { label: '/api/files/', maxRequests: 600, duration: MINUTE },
  { label: '/api/', maxRequests: 600, duration: 10 },
];

const NIGHT = '40 6 * * *';
const BACKUPS_KEPT = 7;

/** Throws when a value is refused, which stops the start. */
export const applySettings = (app: core.App): void => {
  const settings = app.settings();
  const before = toString(settings);
  setLimits(settings);
  setAddresses(settings);
  setMail(settings);
  settings.batch.enabled = false;
  settings.logs.maxDays = 5;
  settings.logs.logIP = false;
  setBackups(settings);
  if (toString(settings) !== before) app.save(settings);
};

/** `JALON_RATE_LIMITS`: `off`, or `keep` for the operator's own; else ours. */
const setLimits = (settings: core.Settings): void => {
  const wanted = fromEnvironment('JALON_RATE_LIMITS');
  if (wanted === 'keep') return;
  settings.rateLimits.enabled = wanted !== 'off';
  settings.rateLimits.rules = RATE_LIMITS.map((rule) => ({ ...rule, audience: '' })) as never;
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
