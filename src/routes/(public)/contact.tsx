import { createFileRoute } from '@tanstack/react-router';
import { toContactSearch } from '#/features/pages/contact/contact-address.ts';
import { ContactPage } from '#/features/pages/contact/ContactPage.tsx';
import { contactText } from '#/features/pages/contact/contact-text.ts';

export const Route = createFileRoute('/(public)/contact')({
  validateSearch: toContactSearch,
  loader: () => contactText.load(),
  component: Contact,
});

function Contact() {
  return <ContactPage topic={Route.useSearch().topic} />;
}
