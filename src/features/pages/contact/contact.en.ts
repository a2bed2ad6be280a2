import type { SiteFacts } from '../prose/site-facts.ts';
import type { ContactText } from './contact-text.ts';

export const text = ({ supportEmail }: SiteFacts): ContactText => ({
  title: 'Contact',
  lead: 'A question, a problem, an organization to equip: write to us, in English or French.',
  address: {
    title: 'Our address',
    email: supportEmail,
    copy: 'Copy the address',
    copied: 'Copied to clipboard',
    notCopied: 'Unable to copy text. Select the address and copy it.',
  },
  topics: {
    title: 'What is it about?',
    lead: 'Each button opens your email app with a message already started. Complete it, then send it. If nothing opens, copy the address above.',
    items: [
      {
        id: 'aide',
        title: 'A question or a problem',
        words: 'A résumé misread, a file that won’t open, wording that isn’t clear.',
        action: 'Ask for help',
        subject: 'Help with Jalon',
        body: 'Hello,\n\nWhat I wanted to do:\n\nWhat happened:\n\nMy device and browser:\n\n',
      },
      {
        id: 'groupe',
        title: 'Organizations and employers',
        words: 'Group rates, workshops, demonstrations.',
        action: 'Ask for a group rate',
        subject: 'Group rate',
        body: 'Hello,\n\nOur organization:\n\nHow many people:\n\nFor how long:\n\nWhat we need:\n\n',
      },
      {
        id: 'renseignements',
        title: 'Your personal information',
        words: 'Find out what we hold, have it corrected or erased. Answer within 30 days.',
        action: 'Exercise a right',
        subject: 'Personal information',
        body: 'Hello,\n\nMy request (access, correction, erasure, other):\n\nHow to answer me:\n\n',
      },
      {
        id: 'premium',
        title: 'When Premium opens',
        words: 'One email, on the day the Premium plan opens.',
        action: 'Let me know',
        subject: 'Tell me when Premium opens',
        body: 'Hello,\n\nPlease write to me once, at this address, when Premium opens.\n\n',
      },
    ],
  },
  before: {
    title: 'Before you send',
    blocks: [
      {
        list: [
          'Never write your social insurance, passport or credit card number.',
          'Attach your résumé only if it is the cause of the problem, and take personal details out of it.',
          'Your question may already have its answer in the [FAQ](/faq).',
          'We can’t recover an erased résumé or advise on an immigration application.',
        ],
      },
      'We use your message to answer you and for nothing else: see the [privacy policy](/privacy-policy#ce-que-le-serveur-voit).',
    ],
  },
});
