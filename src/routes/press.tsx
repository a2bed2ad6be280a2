import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pressText } from '#/features/pages/press/press-text.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/press')({
  staticData: { title: msg`Presse` },
  loader: () => pressText.load(),
  component: () => <ProsePage of={pressText} />,
});
