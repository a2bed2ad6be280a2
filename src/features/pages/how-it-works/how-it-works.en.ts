import type { HowItWorksText } from './how-it-works-text.ts';

export const text = (): HowItWorksText => ({
  title: 'From your résumé to your first day at work',
  lead: 'Three steps, about eight weeks, at your own pace. Each step builds on the one before.',
  later: 'Tool in preparation',
  steps: {
    title: 'Three steps',
    items: [
      {
        title: 'Put your background in the local format',
        words:
          'Open your résumé just as it is. Jalon fits it on two pages, takes out what isn’t expected here and tells you why. You review it, fill the gaps and download it.',
      },
      {
        title: 'Get noticed and apply',
        words:
          'The same background feeds your LinkedIn profile. Send fewer applications, chosen well, and give each one a next date.',
      },
      {
        title: 'Get ready for interviews',
        words:
          'Practise aloud or in writing, and see why each answer got its score. On the day, arrive 10 to 15 minutes early.',
      },
    ],
  },
  timeline: {
    title: 'An eight-week calendar',
    lead: 'A typical calendar, so you know what comes first. It isn’t a promise: depending on your field, region and the season, a search can be shorter or longer.',
    stages: {
      cv: {
        title: 'Your Canadian résumé',
        todo: [
          'Convert your résumé, then rewrite three achievements with a result: a number, a deadline, money saved.',
          'Prepare one version per language if you are after bilingual jobs.',
          'Collect the key words from five postings that interest you.',
        ],
        mark: 'A two-page résumé you could send tonight.',
      },
      linkedin: {
        title: 'Your LinkedIn profile and network',
        todo: [
          'Match your profile to your résumé: same title, same dates, same city.',
          'Write a headline that names your occupation, not your job search.',
          'Ask two people in your field for an informational interview.',
        ],
        mark: 'A complete profile, and two conversations on the calendar.',
      },
      applications: {
        title: 'Your applications',
        todo: [
          'Aim for a few tailored applications a week rather than dozens of identical ones.',
          'Note which résumé you sent and when to follow up: one to two weeks later.',
          'Keep a copy of every posting. They often vanish from the screen.',
        ],
        mark: 'Every application has a next date.',
      },
      interviews: {
        title: 'Your interviews',
        todo: [
          'Prepare about ten stories: the situation, the task, what you did, the result.',
          'Practise aloud, a minute or two per answer.',
          'Say thank you within 24 hours, then wait for the date they gave you before following up.',
        ],
        mark: 'You answer without reading, and you have two questions to ask.',
      },
    },
  },
  start: {
    title: 'Start with week 1',
    words: 'Converting your résumé is free, needs no account and takes about 5 minutes.',
    action: 'Convert my résumé for free',
  },
});
