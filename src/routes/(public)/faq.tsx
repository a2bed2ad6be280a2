import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#/features/pages/faq/FaqPage.tsx';
import { faqText } from '#/features/pages/faq/faq-text.ts';

export const Route = createFileRoute('/(public)/faq')({
  loader: () => faqText.load(),
  component: FaqPage,
});
