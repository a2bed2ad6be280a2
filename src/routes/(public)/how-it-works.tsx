import { createFileRoute } from '@tanstack/react-router';
import { HowItWorksPage } from '#/features/pages/how-it-works/HowItWorksPage.tsx';
import { howItWorksText } from '#/features/pages/how-it-works/how-it-works-text.ts';

export const Route = createFileRoute('/(public)/how-it-works')({
  loader: () => howItWorksText.load(),
  component: HowItWorksPage,
});
