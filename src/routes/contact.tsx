import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#/features/pages/contact/ContactPage.tsx';
import { contactText } from '#/features/pages/contact/contact-text.ts';

export const Route = createFileRoute('/contact')({
  staticData: { title: msg`Contact` },
  loader: () => contactText.load(),
  component: ContactPage,
});
