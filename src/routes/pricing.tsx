import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '#/features/pages/pricing/PricingPage.tsx';
import { pricingText } from '#/features/pages/pricing/pricing-text.ts';

export const Route = createFileRoute('/pricing')({
  staticData: { title: msg`Tarifs` },
  loader: () => pricingText.load(),
  component: PricingPage,
});
