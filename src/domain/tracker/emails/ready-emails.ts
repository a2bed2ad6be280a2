/** E-mail texts that come with the product: each written once for French Canada and once for English Canada. */
import type { EmailTemplateFields } from '../email-template.ts';

export const EMAIL_CATEGORIES = [
  'application',
  'follow-up',
  'thank-you',
  'interview',
  'offer',
  'closing',
  'network',
] as const;

export type EmailCategory = (typeof EMAIL_CATEGORIES)[number];

export interface ReadyEmail extends Pick<EmailTemplateFields, 'name' | 'subject' | 'body'> {
  /** The same in both languages. */
  key: string;
  category: EmailCategory;
}

/** Loaded when asked for: no first view needs them. */
export const readyEmails = async (language: 'fr' | 'en'): Promise<readonly ReadyEmail[]> =>
  language === 'fr'
    ? (await import('./ready-emails.fr.data.ts')).READY_EMAILS_FR
    : (await import('./ready-emails.en.data.ts')).READY_EMAILS_EN;
