import { createFileRoute } from '@tanstack/react-router';
import { termsText } from '#/features/pages/legal/terms-text.ts';
import { readLanguage } from '#/features/pages/legal/legal-language.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/(public)/terms-of-service')({
  validateSearch: readLanguage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => termsText.load(deps.langue),
  component: Text,
});

function Text() {
  return <ProsePage of={termsText} language={Route.useSearch().langue} />;
}
