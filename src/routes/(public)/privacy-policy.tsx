import { createFileRoute } from '@tanstack/react-router';
import { privacyText } from '#/features/pages/legal/privacy-text.ts';
import { readLanguage } from '#/features/pages/legal/legal-language.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/(public)/privacy-policy')({
  validateSearch: readLanguage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => privacyText.load(deps.langue),
  component: Text,
});

function Text() {
  return <ProsePage of={privacyText} language={Route.useSearch().langue} />;
}
