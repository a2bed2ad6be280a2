import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { SiteFacts } from '../prose/site-facts.ts';
import type { PricingText } from './pricing-text.ts';

export const text = ({ price, free, law, open, payments }: SiteFacts): PricingText => ({
  title: 'Pricing',
  lead: 'The résumé converter is free and complete. No commitment, and no credit card to start.',
  later: 'In preparation',
  turnedBack: {
    title: 'Nothing was paid',
    words: 'You came back before the end. Your plan is the same as before.',
  },
  free: {
    name: 'Free',
    price: free,
    purpose: 'A good start, for as long as you like.',
    includes: [
      { words: `The whole résumé converter: ${TEMPLATES.length} templates, PDF, Word and text` },
      { words: 'Works without an account and without a connection' },
      { words: `Up to ${law.applications}`, needs: 'jobTracker' },
      { words: 'Basic interview questions', needs: 'training' },
      { words: law.simulations, needs: 'training' },
      { words: 'Community support' },
    ],
    action: 'Convert my résumé',
    note: 'Ready in about 5 minutes.',
  },
  premium: {
    name: 'Premium',
    popular: 'Popular',
    price,
    perMonth: 'a month',
    purpose: 'For a full-time job search.',
    includes: [
      { words: 'Everything in the free plan' },
      { words: 'Unlimited résumés tailored to each posting', needs: 'premium' },
      { words: 'Unlimited tracked applications', needs: 'jobTracker' },
      { words: 'The full LinkedIn booster', needs: 'linkedinBooster' },
      { words: 'Advanced AI interview training', needs: 'premium' },
      { words: 'Every simulation, and custom interviews', needs: 'training' },
      { words: 'Priority support and early access to what’s new', needs: 'premium' },
    ],
    action: open.premium ? `Try it for ${law.trial}, no card` : 'Tell me when it opens',
    note: !open.premium
      ? 'Not on sale yet. Plus applicable taxes, cancel at any time.'
      : payments
        ? 'The trial ends by itself. Then pay if you like: plus applicable taxes, cancel at any time.'
        : 'The trial ends by itself. This site takes no payment for now: after it, Premium is given by the operator or by an organization’s code.',
  },
  groups: {
    title: 'Organizations and employers',
    words:
      'Do you support newcomers, or hire them? We offer group rates. Tell us how many people, and for how long.',
    action: 'Ask for a group rate',
  },
  details: [
    {
      id: 'ouvert',
      title: 'What is open today',
      blocks: [
        'Everything named above. Anything marked “In preparation” isn’t available yet, on either plan. We would rather tell you here than after you sign up.',
      ],
    },
    {
      id: 'annulation',
      title: 'Cancelling',
      blocks: [
        'At any time, at no cost, with no reason to give. You go back to the free plan and keep everything you made, even beyond the free plan’s limits.',
      ],
    },
    {
      id: 'taxes',
      title: 'Prices and taxes',
      blocks: [
        `Prices are in Canadian dollars, before taxes. GST and QST, or HST depending on your province, are added to the ${price} and shown before you pay.`,
      ],
    },
    {
      id: 'carte',
      title: 'Credit card',
      blocks: [
        'None to start. The free plan never asks for one, and it doesn’t turn into a paid plan over time.',
      ],
    },
  ],
});
