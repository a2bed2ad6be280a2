import { READ_FORMAT_NAMES } from '#/domain/cv/read-formats.ts';
import type { ProseText } from '../prose-text.ts';
import type { SiteFacts } from '../site-facts.ts';

export const text = ({ price, free, supportEmail }: SiteFacts): ProseText => ({
  title: 'Press',
  lead: 'For journalists and organizations writing about Jalon: the facts, two texts you can use, and who to write to.',
  contents: 'On this page',
  sections: [
    {
      id: 'faits',
      title: 'The facts',
      blocks: [
        {
          facts: [
            { term: 'Name', value: 'Jalon, with a capital; the logo is in lower case.' },
            {
              term: 'What it is',
              value: 'A web app that helps skilled immigrants find work in Canada.',
            },
            { term: 'Languages', value: 'Canadian French and English.' },
            {
              term: 'Open today',
              value: `The résumé converter: reads files (${READ_FORMAT_NAMES.en}); Canadian format on two pages; exports to PDF, Word and text. The job tracker: list, board and calendar, reminders and e-mail templates. Interview training: questions, a simulation and feedback, in French and English. The LinkedIn profile: headline, “About” text, posts, messages, photo and skills.`,
            },
            { term: 'Price', value: `Free: ${free}. Premium, announced: ${price} a month.` },
            {
              term: 'Data',
              value:
                'The résumé’s file is read on the person’s own device and is not sent. Without an account, the résumé is kept on that device only; with one, it is also kept on the site’s server. No cookies, no advertising, no third-party analytics.',
            },
            { term: 'Offline', value: 'Yes, after one visit.' },
          ],
        },
      ],
    },
    {
      id: 'textes',
      title: 'Texts you can use',
      blocks: [
        '**In a sentence.** Jalon helps skilled immigrants show Canadian employers what they can do, starting with a résumé in the Canadian format, free and even offline.',
        '**In a paragraph.** In French, a jalon is the red and white pole a surveyor plants to mark a line. The app of that name helps skilled immigrants look for work in Canada. Its first tool turns a résumé from any country into the Canadian format: two pages, no photo, no personal details, and a reason for every change. The conversion happens on the person’s own device, in French or English, with or without a connection.',
      ],
    },
    {
      id: 'chiffres',
      title: 'Figures and testimonials',
      blocks: [
        'Figures on the home page that are marked as estimates are just that: please don’t publish them as measured facts. We give no testimonial without the person’s written consent, and none is made up.',
      ],
    },
    {
      id: 'logo',
      title: 'Logo',
      blocks: [
        'The logo is the word “jalon” with the pole as its l. Keep the width of an o clear around it, leave its colours alone, and don’t print it less than 22 pixels high. Write to us for the files.',
      ],
    },
    {
      id: 'contact-presse',
      title: 'Reach us',
      blocks: [
        `Write to [${supportEmail}](mailto:${supportEmail}?subject=Press) with “Press” in the subject line, your outlet and your deadline. We can show the product in French or English.`,
      ],
    },
  ],
});
