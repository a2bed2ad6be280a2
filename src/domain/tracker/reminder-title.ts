/** What a reminder asks for, in a few words: on screens, in calendars and in notifications, which come without a page. */
import type { Application } from './application.ts';
import type { ReminderType } from './reminder.ts';

export const reminderTitle = (
  type: ReminderType,
  { company, title }: Pick<Application, 'company' | 'title'>,
  language: 'fr' | 'en',
): string => TITLES[language][type](company.trim() || title.trim());

export const interviewTitle = (
  { company, title }: Pick<Application, 'company' | 'title'>,
  language: 'fr' | 'en',
): string => {
  const name = company.trim() || title.trim();
  return language === 'fr' ? `Entrevue : ${name}` : `Interview: ${name}`;
};

const TITLES: Readonly<
  Record<'fr' | 'en', Readonly<Record<ReminderType, (name: string) => string>>>
> = {
  fr: {
    // A name apart takes no article: « Relancer Centre du Lac » lacks one.
    'follow-up': (name) => `Relance\u00A0: ${name}`,
    'thank-you': (name) => `Remerciement\u00A0: ${name}`,
    'offer-response': (name) => `Répondre à l’offre : ${name}`,
  },
  en: {
    'follow-up': (name) => `Follow up with ${name}`,
    'thank-you': (name) => `Thank ${name}`,
    'offer-response': (name) => `Answer the offer: ${name}`,
  },
};
