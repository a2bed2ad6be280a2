import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#/features/pages/faq/FaqPage.tsx';
import { faqText } from '#/features/pages/faq/faq-text.ts';

export const Route = createFileRoute('/faq')({
  staticData: { title: msg`Foire aux questions` },
  loader: () => faqText.load(),
  component: FaqPage,
});
