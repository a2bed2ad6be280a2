/** What an operator says of this instance: who answers for it, what it claims, what is open. */
import type { SiteEdit } from '#/domain/content/site/site-edit.ts';
import { settingsMistake, SITE_JSON_FIELDS } from '#/domain/content/site/site-overrides.ts';
import { DEFAULT_SITE, readSite, type Site } from '#/domain/content/site/site.ts';
import { isPaymentOn } from '../billing/stripe-request.ts';
import { answerPublic } from './content-answer.ts';
import { parseJson } from '../json.ts';
import { rowOf } from '../sql.ts';

const CACHE = 'jalon:site';
/** As the migration made it. */
const SITE_RECORD = 'site00000000000';

/** `GET /api/jalon/site`: `{operator, settings}`, with only what the operator filled in. */
export const showSite = (e: core.RequestEvent): void => {
  answerPublic(e, 'application/json', siteText(e.app));
};

/** The answer as text, kept until an operator edits it. */
export const siteText = (app: core.App): string => {
  const cached = app.store().get(CACHE) as string | null;
  const text = cached ?? JSON.stringify(siteOf(app));
  if (cached === null) app.store().set(CACHE, text);
  return text;
};

/** What pages say, with what the application ships with where the operator says nothing. */
export const siteFrom = (text: string): Site => readSite(JSON.parse(text)) ?? DEFAULT_SITE;

/** Before the settings are written: refuses what the pages could not read. */
export const prepareSite = (e: core.RecordEvent): void => {
  const { record } = e;
  for (const field of record ? SITE_JSON_FIELDS : []) {
    const mistake = settingsMistake(field, jsonOf(record?.getString(field) ?? ''));
    if (mistake)
      throw new BadRequestError('The settings can’t be read.', {
        [field]: new ValidationError('invalid_settings', mistake),
      });
  }
  e.next();
};

/** There is one record of them, which is edited: a second one would be read by nobody. */
export const keepSiteSingle = (e: core.RecordEvent): void => {
  if (!e.record) return e.next();
  throw new BadRequestError(
    'The settings of the site are one record, which can be edited: there is no second one, and it stays.',
  );
};

/** Once they are written. */
export const forgetSite = (e: core.RecordEvent): void => {
  e.next();
  e.app.store().remove(CACHE);
};

/** Where messages of the contact page go; '' while nobody is named. */
export const contactRecipient = (app: core.App): string => {
  const row = readRow(app);
  return (
    row.contactRecipient ||
    row.supportEmail ||
    $os.getenv('JALON_ADMIN_EMAIL') ||
    firstOperator(app)
  );
};

/** Who runs this instance, at the foot of mails. */
export const operatorOf = (
  app: core.App,
): { legalName: string; address: string; supportEmail: string } => {
  const { legalName, address, supportEmail } = readRow(app);
  return { legalName, address, supportEmail };
};

/** Who mails come from: as an administrator wrote it, else as the server is set up. */
export const mailSender = (app: core.App): { name: string; address: string } => {
  const { mailName, mailAddress } = readRow(app);
  const { meta } = app.settings();
  return { name: mailName || meta.senderName, address: mailAddress || meta.senderAddress };
};

/** The settings as they are written, for whoever edits them. */
export const writtenSite = (app: core.App): SiteEdit => {
  const row = readRow(app);
  const json = SITE_JSON_FIELDS.map((field) => [field, jsonOf(row[field])]);
  // Taken out by name: a row of the database has no list of its fields.
  const texts = (Object.keys(SHAPE) as (keyof typeof SHAPE)[]).map((field) => [field, row[field]]);
  return {
    ...Object.fromEntries([...texts, ...json]),
    premiumPrice: Number(row.premiumPrice) || 0,
  } as SiteEdit;
};

/** Checked by `prepareSite`, told by `forgetSite`, as an edit in the dashboard. */
export const writeSite = (tx: core.App, edit: SiteEdit): void => {
  const record = tx.findRecordById('site_settings', SITE_RECORD);
  for (const [field, value] of Object.entries(edit)) record.set(field, value);
  tx.save(record);
};

const siteOf = (app: core.App): object => {
  const row = readRow(app);
  const { legalName, address, officerName, officerTitle, officerEmail, supportEmail } = row;
  return {
    operator: { legalName, address, officerName, officerTitle, officerEmail, supportEmail },
    settings: {
      ...(isPaymentOn() ? { payments: true } : {}),
      ...(Number(row.premiumPrice) > 0 ? { premiumPrice: Number(row.premiumPrice) } : {}),
      // `false` takes a figure away, which the pages know as null.
      ...Object.fromEntries(
        SITE_JSON_FIELDS.map((field) => [field, jsonOf(row[field])] as const)
          .filter(([, value]) => value !== null)
          .map(([field, value]) => [field, value === false ? null : value]),
      ),
    },
  };
};

const SHAPE = {
  legalName: '',
  address: '',
  officerName: '',
  officerTitle: '',
  officerEmail: '',
  supportEmail: '',
  contactRecipient: '',
  mailName: '',
  mailAddress: '',
  premiumPrice: '',
  professionalsHelped: '',
  statistics: '',
  usageEstimate: '',
  open: '',
};

const readRow = (app: core.App): typeof SHAPE =>
  rowOf(
    app,
    `SELECT legalName, address, officerName, officerTitle, officerEmail, supportEmail, contactRecipient, mailName, mailAddress,
       CAST(premiumPrice AS TEXT) AS premiumPrice, COALESCE(professionalsHelped, '') AS professionalsHelped,
       COALESCE(statistics, '') AS statistics, COALESCE(usageEstimate, '') AS usageEstimate,
       COALESCE(open, '') AS open
     FROM site_settings WHERE id = {:id}`,
    { id: SITE_RECORD },
    SHAPE,
  ) ?? SHAPE;

const firstOperator = (app: core.App): string =>
  rowOf(app, 'SELECT email FROM _superusers ORDER BY created LIMIT 1', {}, { email: '' })?.email ??
  '';

const jsonOf = (text: string): unknown => (text === '' ? null : parseJson(text));
