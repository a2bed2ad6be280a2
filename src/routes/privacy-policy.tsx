import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privacyText } from '#/features/pages/legal/privacy-text.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { title: msg`Confidentialité` },
  loader: () => privacyText.load(),
  component: () => <ProsePage of={privacyText} />,
});
