import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { termsText } from '#/features/pages/legal/terms-text.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: msg`Conditions d’utilisation` },
  loader: () => termsText.load(),
  component: () => <ProsePage of={termsText} />,
});
