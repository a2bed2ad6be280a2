/**
 * The link under each mail that a person asked for: it stops them without a sign-in. Looking at it changes nothing,
 * since programs look at links before people do; pressing the button, or a mail program's own, does.
 */
import { CONSENT_WORDING, type ConsentAct, type ConsentPurpose } from '#/domain/access/consents.ts';
import { escapeHtml } from '#/domain/content/escape-html.ts';
import { serverSecret } from '../push/server-secret.ts';
import { newId } from '../sql.ts';
import type { MailKind } from '../../words/mails.ts';

/** What each kind of mail was agreed to as. */
const PURPOSES = {
  reminders: 'emailNotifications',
  week: 'weeklyDigest',
} as const satisfies Partial<Record<MailKind, ConsentPurpose>>;

/** Relative to the site; undefined for a mail that nobody can do without. */
export const stopPath = (
  app: core.App,
  kind: MailKind,
  user: string,
  language: string,
): string | undefined =>
  kind === 'reminders' || kind === 'week'
    ? `${PATH}?u=${user}&p=${PURPOSES[kind]}&l=${language}&t=${tokenOf(app, user, PURPOSES[kind])}`
    : undefined;

/** `GET` and `POST /api/jalon/stop-mails`: `u` whose, `p` which, `l` in which language, `t` that the link is ours. */
export const stopMails = (e: core.RequestEvent): void => {
  const query = e.request?.url?.query();
  const [user = '', purpose = '', language = '', token = ''] = ['u', 'p', 'l', 't'].map((key) =>
    String(query?.get(key) ?? ''),
  );
  const words = WORDS[language === 'en' ? 'en' : 'fr'];
  const known = Object.values(PURPOSES).find((one) => one === purpose);
  if (!known || !$security.equal(token, tokenOf(e.app, user, purpose)))
    return page(e, 404, words.lang, words.unknown, '');
  if (e.request?.method !== 'POST')
    return page(
      e,
      200,
      words.lang,
      words[known],
      `<form method="post"><button>${words.stop}</button></form>`,
    );
  take(e.app, user, known);
  page(e, 200, words.lang, words.done, '');
};

const PATH = '/api/jalon/stop-mails';

/** Written into the person's settings as an edit of the server's, which their devices hear of. */
const take = (
  app: core.App,
  user: string,
  purpose: 'emailNotifications' | 'weeklyDigest',
): void => {
  let settings: core.Record;
  try {
    settings = app.findFirstRecordByFilter('settings', 'user = {:user}', { user });
  } catch {
    return;
  }
  if (!settings.getBool(purpose)) return;
  const act: ConsentAct = {
    purpose,
    given: false,
    at: Date.now(),
    wording: CONSENT_WORDING,
    recipient: '',
  };
  const consents = JSON.parse(settings.getString('consents') || '{}') as object;
  settings.set(purpose, false);
  settings.set('consents', { ...consents, [newId()]: act });
  app.save(settings);
};

const tokenOf = (app: core.App, user: string, purpose: string): string =>
  $security.hs256(`${user}/${purpose}`, serverSecret(app, 'stop-mails')).slice(0, 40);

const page = (
  e: core.RequestEvent,
  status: number,
  lang: string,
  title: string,
  rest: string,
): void => {
  e.response.header().set('Cache-Control', 'no-store');
  e.html(
    status,
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Jalon</title><h1>${escapeHtml(title)}</h1>${rest}<p><a href="/">Jalon</a></p></html>`,
  );
};

const WORDS = {
  fr: {
    lang: 'fr-CA',
    emailNotifications: 'Arrêter les rappels par courriel?',
    weeklyDigest: 'Arrêter le bilan de la semaine?',
    stop: 'Arrêter ces courriels',
    done: 'C’est fait. Vous ne recevrez plus ces courriels.',
    unknown: 'Ce lien n’est pas valable. Vos choix sont dans les paramètres de Jalon.',
  },
  en: {
    lang: 'en-CA',
    emailNotifications: 'Stop reminders by email?',
    weeklyDigest: 'Stop the weekly summary?',
    stop: 'Stop these emails',
    done: 'Done. You will not receive these emails any more.',
    unknown: 'This link is not valid. Your choices are in the settings of Jalon.',
  },
} as const;
