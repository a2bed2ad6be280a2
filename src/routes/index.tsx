import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#/features/landing/LandingPage.tsx';
import { LandingSkeleton } from '#/features/landing/LandingSkeleton.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/')({
  loader: () => loadCatalog('landing'),
  component: LandingPage,
  pendingComponent: LandingSkeleton,
});
