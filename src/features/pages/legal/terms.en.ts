import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

export const text = ({
  price,
  free,
  supportEmail,
  legalName,
  law,
  open,
  payments,
}: SiteFacts): ProseText => ({
  title: 'Terms of use',
  lead: 'Jalon’s rules, in plain words. By using the site, you accept them.',
  contents: 'On this page',
  sections: [
    {
      id: 'entente',
      title: 'The agreement',
      blocks: [
        `These terms bind everyone who uses Jalon and the operator of this site (${legalName}). They took effect on ${law.termsSince}.`,
        'They exist in French and English. If the two versions differ, the French version prevails.',
      ],
    },
    {
      id: 'service',
      title: 'What Jalon does',
      blocks: [
        'Jalon helps you prepare your job search in Canada. The résumé converter, the job tracker and accounts are open. Tools marked “In preparation” are not open yet, and we promise no date.',
        'Jalon gives information and advice. It is not a staffing agency, an immigration consultant or a source of legal advice. We guarantee neither an interview nor a job.',
      ],
    },
    {
      id: 'vos-textes',
      title: 'Your words are yours',
      blocks: [
        'What you write and download belongs to you. We ask for no rights to it. Without an account, we don’t receive it; with one, we keep it for you: see the [privacy policy](/privacy-policy).',
        'You are responsible for the accuracy of your résumé. Jalon may misread a file or suggest a change that doesn’t suit you, so always proofread before you send.',
      ],
    },
    {
      id: 'compte',
      title: 'Your account',
      blocks: [
        'An account is personal and free. Give an address that is yours, choose a password you use nowhere else, and tell us if somebody else has used it.',
        `You can delete it at any time from the Account and security page: it is erased with all it holds after ${law.accountUndo}. We may close an account used for what the next section forbids, after writing to you and leaving you time to export your work, unless the law or other people’s safety prevents it.`,
      ],
    },
    {
      id: 'usage',
      title: 'Fair use',
      blocks: [
        'You may use Jalon for yourself, or to help someone who asked you to. You may not:',
        {
          list: [
            'use it to prepare false degrees, false jobs or someone else’s identity;',
            'try to reach other people’s data or disrupt the service;',
            'copy the site and pass it off as your own.',
          ],
        },
      ],
    },
    {
      id: 'forfaits',
      title: 'Plans and payment',
      blocks: [
        `The free plan costs ${free} and needs no credit card. The Premium plan is ${price} a month, plus applicable taxes.`,
        ...(open.premium
          ? [
              `You can try Premium for ${law.trial}, once per person and without a card. The trial ends by itself: nothing is charged when it does.`,
              payments
                ? `It is paid for each month on the pages of Stripe and renews until you cancel, which you can do at any time, at no cost, from the Account and security page. It then lasts until the end of the month you paid for. If a payment fails, Premium goes on for ${law.latePayment}, so that you can correct the card.`
                : `This site takes no payment today: Premium is given by the operator or by an organization’s code. If payments open, Premium will renew each month, can be cancelled at any time at no cost, and will go on for ${law.latePayment} after a payment that fails.`,
            ]
          : [
              `Premium isn’t on sale yet, and no payment is accepted today. Once open, you will be able to try it for ${law.trial} without a card; it will renew monthly, can be cancelled at any time, at no cost and with no commitment, and will go on for ${law.latePayment} after a payment that fails.`,
            ]),
        'When Premium ends, everything you made stays: you can read it, edit it and download it.',
        `You will see the price and payment terms before you buy anything. A price change will be announced at least ${law.priceNotice} ahead and will only apply to later months. Nothing here takes away the rights that consumer protection law gives you.`,
      ],
    },
    {
      id: 'disponibilite',
      title: 'Availability and backups',
      blocks: [
        'We do our best to keep Jalon reliable, even without a connection, but the service is offered as is and may be interrupted.',
        'Without an account, your résumés are only in your browser. If it is cleared, lost or full, we can’t recover them: keep a [backup](/faq#copie-de-sauvegarde).',
      ],
    },
    {
      id: 'responsabilite',
      title: 'Liability',
      blocks: [
        'As far as the law allows, we are not liable for the decisions of an employer, an organization or a government, or for data lost on your device. Nothing in these terms excludes liability that cannot be excluded by law, including for bodily or moral injury, or for intentional or gross fault.',
      ],
    },
    {
      id: 'fin',
      title: 'Stopping and changes',
      blocks: [
        `You can stop using Jalon whenever you like and [erase everything](/faq#tout-effacer). We may change these terms: the date at the top of the page then changes, and an important change is announced on the site at least ${law.termsNotice} ahead.`,
      ],
    },
    {
      id: 'loi',
      title: 'Governing law and questions',
      blocks: [
        'These terms are governed by the laws of Québec and the federal laws that apply there. If you are a consumer, you keep the protection of the laws and courts of your province or territory.',
        `A question or a disagreement? Write to [${supportEmail}](mailto:${supportEmail}) first: most problems are settled in a few messages.`,
      ],
    },
  ],
});
