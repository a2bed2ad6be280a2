import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '#/features/pages/pricing/PricingPage.tsx';
import { pricingText } from '#/features/pages/pricing/pricing-text.ts';

export const Route = createFileRoute('/(public)/pricing')({
  loader: () => pricingText.load(),
  component: PricingPage,
});
