import type { ProseText } from '../prose-text.ts';
import type { SiteFacts } from '../site-facts.ts';

export const text = ({ supportEmail }: SiteFacts): ProseText => ({
  title: 'Careers',
  lead: 'We have no open positions right now. Here is how we will hire, and how to contribute until then.',
  contents: 'On this page',
  sections: [
    {
      id: 'postes',
      title: 'Open positions',
      blocks: [
        {
          note: {
            title: 'No open positions',
            words:
              'When there are some, they will be posted here before anywhere else. Be wary of any offer in our name that reaches you through a messaging app.',
          },
        },
      ],
    },
    {
      id: 'comment',
      title: 'How we will hire',
      blocks: [
        'We will follow the rules we explain to others:',
        {
          list: [
            'the salary, or a narrow range, in every posting;',
            'no “Canadian experience” required, and foreign degrees read for what they are worth;',
            'no photo, age or marital status requested: a two-page résumé is enough;',
            'interview questions shared ahead of time, the same for everyone;',
            'an answer to every person we meet, even when it’s no.',
          ],
        },
      ],
    },
    {
      id: 'contribuer',
      title: 'Contribute now',
      blocks: [
        {
          list: [
            '**Try it and tell us.** Convert your résumé and tell us where you hesitated.',
            '**Fix the wording.** A clumsy sentence, in either language, costs someone’s trust.',
            '**Share what you know.** Do you recruit or mentor in a field? Tell us what a résumé needs there.',
            '**Check accessibility.** If you use a screen reader, only a keyboard or high magnification, your opinion comes first.',
          ],
        },
        `Write to [${supportEmail}](mailto:${supportEmail}?subject=Contributing%20to%20Jalon). Please don’t send a résumé: we don’t keep any on file.`,
      ],
    },
  ],
});
