import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PricingPage } from '#/features/pages/pricing/PricingPage.tsx';
import { pricingText } from '#/features/pages/pricing/pricing-text.ts';
import { loadCatalog } from '#/i18n/i18n.ts';

const PremiumAction = lazy(async () => {
  const [{ PremiumAction }] = await Promise.all([
    import('#/features/account/plan/PremiumAction.tsx'),
    loadCatalog('account'),
  ]);
  return { default: PremiumAction };
});

export const Route = createFileRoute('/(public)/pricing')({
  validateSearch: (search: Record<string, unknown>): { checkout?: 'cancelled' | undefined } => ({
    checkout: search['checkout'] === 'cancelled' ? 'cancelled' : undefined,
  }),
  loader: () => pricingText.load(),
  component: Pricing,
});

function Pricing() {
  const { checkout } = Route.useSearch();
  return <PricingPage hasTurnedBack={checkout === 'cancelled'} own={<PremiumAction />} />;
}
