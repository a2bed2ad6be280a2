/** One mail as it is sent: words in the person's language, as text and as a page without pictures. */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import { RESET_LINK_MINUTES } from '#/domain/access/session-periods.ts';
import { quantity } from '#/domain/content/figures.ts';
import { dayIn } from '#/domain/content/written-day.ts';
import { CLOSINGS, GREETINGS, LINK_HINTS, MAILS, type MailKind } from '../../words/mails.ts';

export interface MailDetails {
  name?: string;
  /** A day, as `2026-12-01`. */
  date?: string;
  /** A one-time token; it goes into the address's fragment, which no server logs. */
  token?: string;
  /** Of a message from the contact page: who wrote it, where to answer, about what, and its words. */
  sender?: string;
  replyTo?: string;
  topic?: string;
  message?: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** `origin`: the address of the site, without a slash at its end. */
export const writeMail = (
  kind: MailKind,
  language: AccountLanguage,
  details: MailDetails,
  origin: string,
): Mail => {
  const words = MAILS[kind][language];
  const fill = (text: string): string =>
    text
      .replace(/\{name\}/g, () => oneLine(details.name ?? ''))
      .replace(/\{date\}/g, () => dayIn(details.date ?? '', language))
      .replace(/\{validity\}/g, () => quantity(RESET_LINK_MINUTES, 'minute', language))
      .replace(/\{(sender|replyTo|topic)\}/g, (_, detail: 'sender' | 'replyTo' | 'topic') =>
        oneLine(details[detail] ?? ''),
      );
  const link = words.action === undefined ? undefined : linkOf(kind, language, details, origin);
  const greeting = fill(GREETINGS[language]).replace(/ ,$/, ',');
  const paragraphs = words.paragraphs.flatMap((paragraph) =>
    paragraph === '{message}' ? (details.message ?? '').split(/\n{2,}/) : fill(paragraph),
  );
  const closing = CLOSINGS[language];

  const text = [greeting, ...paragraphs, ...(link ? [`${words.action} :\n${link}`] : []), closing];
  const html = [
    ...[greeting, ...paragraphs].map(paragraphOf),
    ...(link
      ? [
          `<p><a href="${escaped(link)}">${escaped(words.action ?? '')}</a></p>`,
          `<p>${escaped(LINK_HINTS[language])}<br>${escaped(link)}</p>`,
        ]
      : []),
    paragraphOf(closing),
  ];
  return {
    subject: fill(words.subject),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}-CA"><body>${html.join('\n')}</body></html>`,
  };
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
  const page = `${origin}${language === 'en' ? '/en' : ''}/auth`;
  const purpose = PURPOSES[kind];
  return purpose && token ? `${page}?do=${purpose}#${token}` : page;
};

const paragraphOf = (text: string): string => `<p>${escaped(text)}</p>`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
