/** One mail as it is sent: words in the person's language, as text and as a page. */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import {
  EMAIL_CHANGE_LINK_MINUTES,
  RESET_LINK_MINUTES,
  SIGN_IN_CODE_MINUTES,
  VERIFY_LINK_DAYS,
} from '#/domain/access/session-periods.ts';
import { quantity } from '#/domain/content/figures.ts';
import { dayIn } from '#/domain/content/written-day.ts';
import { DAY_MS, MINUTE_MS } from '#/domain/duration.ts';
import {
  CLOSINGS,
  COLONS,
  GREETINGS,
  LINK_HINTS,
  MAILS,
  REPLY_HINTS,
  STOP_HINTS,
  type MailKind,
} from '../../words/mails.ts';
import { mailPage } from './mail-page.ts';

export interface MailDetails {
  name?: string;
  /** A day, as `2026-12-01`. */
  date?: string;
  /** A one-time token; it goes into the address's fragment, which no server logs. */
  token?: string;
  /** Of one sign-in. */
  code?: string;
  /** Of a message from the contact page: who wrote it, where to answer, about what, and its words. */
  sender?: string;
  replyTo?: string;
  topic?: string;
  message?: string;
  /** Of a list, each by itself. */
  lines?: readonly string[];
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Where a mail comes from: the site's address, without a slash at its end, and who runs it; '' where it is not said. */
export interface Sender {
  origin: string;
  legalName: string;
  address: string;
  supportEmail: string;
}

/** How a person stops mails of this kind; `link` is in full. */
export interface Stop {
  link: string;
}

export const writeMail = (
  kind: MailKind,
  language: AccountLanguage,
  details: MailDetails,
  sender: Sender,
  stop?: Stop,
): Mail => {
  const words = MAILS[kind][language];
  const fill = (text: string): string =>
    text
      .replace(/\{name\}/g, () => oneLine(details.name ?? ''))
      .replace(/\{date\}/g, () => dayIn(details.date ?? '', language))
      .replace(/\{code\}/g, () => oneLine(details.code ?? ''))
      .replace(/\{validity\}/g, () => validityOf(kind, language))
      .replace(/\{(sender|replyTo|topic)\}/g, (_, detail: 'sender' | 'replyTo' | 'topic') =>
        oneLine(details[detail] ?? ''),
      );
  const greeting = fill(GREETINGS[language]).replace(/ ,$/, ',');
  const message = (details.message ?? '').trim().split(/(?:\r?\n){2,}/);
  const paragraphs = words.paragraphs.map((paragraph) =>
    paragraph === '{message}'
      ? { quote: message }
      : paragraph === '{lines}'
        ? { quote: details.lines ?? [] }
        : fill(paragraph),
  );
  const closing = [
    ...(kind !== 'contact' && sender.supportEmail ? [REPLY_HINTS[language]] : []),
    CLOSINGS[language],
  ];
  const site = sender.origin.replace(/^https?:\/\//, '');
  const footer = [sender.legalName, sender.address, site].filter(Boolean);
  const subject = fill(words.subject);
  const page = {
    language,
    title: subject,
    paragraphs: [greeting, ...paragraphs],
    closing,
    footer,
    ...(stop ? { stop: { label: STOP_HINTS[language], link: stop.link } } : {}),
  };
  const action =
    words.action === undefined
      ? undefined
      : {
          label: words.action,
          link: linkOf(kind, language, details, sender.origin),
          hint: LINK_HINTS[language],
        };
  const text = [
    ...page.paragraphs.flatMap((one) => (typeof one === 'string' ? one : one.quote)),
    ...(action ? [`${action.label}${COLONS[language]}\n${action.link}`] : []),
    ...closing,
    footer.join('\n'),
    ...(stop ? [`${STOP_HINTS[language]}${COLONS[language]}\n${stop.link}`] : []),
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailPage(action ? { ...page, action } : page),
  };
};

/** How long the link of a mail is good for, from the asking on; undefined for a mail whose link is a page. */
export const linkLifeOf = (kind: MailKind): number | undefined => {
  const life = LINK_LIVES[kind];
  return life && life.count * (life.unit === 'day' ? DAY_MS : MINUTE_MS);
};

const LINK_LIVES: Readonly<Partial<Record<MailKind, { count: number; unit: 'day' | 'minute' }>>> = {
  verify: { count: VERIFY_LINK_DAYS, unit: 'day' },
  'reset-password': { count: RESET_LINK_MINUTES, unit: 'minute' },
  'change-email': { count: EMAIL_CHANGE_LINK_MINUTES, unit: 'minute' },
  'sign-in-code': { count: SIGN_IN_CODE_MINUTES, unit: 'minute' },
};

const validityOf = (kind: MailKind, language: AccountLanguage): string => {
  const life = LINK_LIVES[kind];
  return life ? quantity(life.count, life.unit, language) : '';
};

/** What the page of accounts does with a link's token. */
const PURPOSES: Readonly<Partial<Record<MailKind, string>>> = {
  verify: 'verify',
  'reset-password': 'reset-password',
  'change-email': 'change-email',
};

const linkOf = (
  kind: MailKind,
  language: AccountLanguage,
  { token }: MailDetails,
  origin: string,
): string => {
  const site = `${origin}${language === 'en' ? '/en' : ''}`;
  if (kind === 'reminders') return `${site}/modules/job-tracker?tab=reminders`;
  if (kind === 'week') return `${site}/dashboard`;
  if (kind === 'trial-ends' || kind === 'trial-pays') return `${site}/account`;
  const page = `${site}/auth`;
  const purpose = PURPOSES[kind];
  return purpose && token ? `${page}?do=${purpose}#${token}` : page;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
