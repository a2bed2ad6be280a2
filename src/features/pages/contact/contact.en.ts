import type { SiteFacts } from '../prose/site-facts.ts';
import type { ContactText } from './contact-text.ts';

export const text = ({ supportEmail, law }: SiteFacts): ContactText => ({
  title: 'Contact',
  lead: 'A question, a problem, an organization to equip: write to us, in English or French.',
  form: {
    title: 'Your message',
    topic: 'Topic',
    name: 'Name',
    email: 'Email',
    emailHint: 'So that we can answer you, and for nothing else.',
    message: 'Message',
    messageHint: 'Leave out any social insurance, passport or card number.',
    website: 'Leave this field empty',
    send: 'Send',
    sending: 'Sending…',
    errors: {
      'name.required': `The name must have at least ${law.nameMin}`,
      'name.too_short': `The name must have at least ${law.nameMin}`,
      'name.too_long': `This name is too long: ${law.nameMax} at most.`,
      'email.invalid': 'Invalid email. Write a full address, for example nadia@example.com.',
      'message.required': 'Write your message.',
      'message.too_short': `Tell us a little more: at least ${law.messageMin}.`,
      'message.too_long': `This message is too long: ${law.messageMax} at most.`,
    },
    sent: {
      title: 'Message sent',
      words: (email) => `A person will answer you at ${email}.`,
      again: 'Write another message',
    },
    queued: {
      title: 'Message kept on this device',
      words:
        'We can’t reach the server. Your message will be sent as soon as the Internet connection is back and Jalon is open in this browser.',
    },
    failed: {
      title: 'The message was not sent',
      words:
        'The server could not receive it. Nothing is lost: it is still in the form. Try again in a moment, or write to the address below.',
    },
    limit: {
      title: 'Too many messages from here',
      words: (minutes) =>
        minutes > 1
          ? `Your message is still in the form. Try again in ${minutes} minutes.`
          : 'Your message is still in the form. Try again in a minute.',
    },
  },
  topics: {
    help: {
      label: 'A question or a problem',
      hint: 'Tell us what you wanted to do, what happened, and which device and browser you use.',
      action: 'Ask for help',
      subject: 'Help with Jalon',
      body: 'Hello,\n\nWhat I wanted to do:\n\nWhat happened:\n\nMy device and browser:\n\n',
    },
    priority: {
      label: 'Priority support (Premium)',
      hint: 'We answer these messages before other questions. Say what you wanted to do, what happened, and your device and browser.',
      action: 'Ask for help',
      subject: 'Priority support',
      body: 'Hello,\n\nWhat I wanted to do:\n\nWhat happened:\n\nMy device and browser:\n\n',
    },
    group: {
      label: 'A group rate, a workshop',
      hint: 'Tell us the name of your organization, how many people, for how long, and what you need.',
      action: 'Ask for a group rate',
      subject: 'Group rate',
      body: 'Hello,\n\nOur organization:\n\nHow many people:\n\nFor how long:\n\nWhat we need:\n\n',
    },
    privacy: {
      label: 'Your personal information',
      hint: `Access, correction, erasure: tell us what you ask for. Answer within ${law.privacyAnswer}.`,
      action: 'Exercise a right',
      subject: 'Personal information',
      body: 'Hello,\n\nMy request (access, correction, erasure, other):\n\nHow to answer me:\n\n',
    },
    premium: {
      label: 'The Premium plan',
      hint: 'To receive a single email when it opens, tell us here.',
      action: 'Write about Premium',
      subject: 'Premium plan',
      body: 'Hello,\n\nMy question about Premium:\n\n',
    },
    other: {
      label: 'Something else',
      hint: 'Press, partnerships, a remark on something we wrote.',
      action: 'Write an email',
      subject: 'Message for Jalon',
      body: 'Hello,\n\n',
    },
  },
  waiting: {
    title: 'Waiting for an Internet connection',
    words: 'These messages are in this browser. They will be sent automatically.',
    drop: 'Don’t send',
    dropped: 'Message removed',
  },
  address: {
    title: 'By email, if you prefer',
    words: 'The button opens your email app with a message begun on the topic you chose.',
    email: supportEmail,
    copy: 'Copy the address',
    copied: 'Copied to clipboard',
    notCopied: 'Unable to copy text. Select the address and copy it.',
  },
  before: {
    title: 'Before you send',
    blocks: [
      {
        list: [
          'Your question may already have its answer in the [FAQ](/faq).',
          'If your résumé is the problem, describe it; we will tell you whether to send it, and how.',
          'We can’t recover an erased résumé or advise on an immigration application.',
          'The answers of the [FAQ](/faq) and the [articles](/articles) are the community support: they are for everyone, and questions that come back are added there, without your name. With Premium, the topic “Priority support” goes first.',
        ],
      },
      'We use your message, your name and your address to answer you and for nothing else: see the [privacy policy](/privacy-policy#ce-que-le-serveur-voit).',
    ],
  },
});
