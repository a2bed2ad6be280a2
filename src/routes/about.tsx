import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { aboutText } from '#/features/pages/about/about-text.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: msg`À propos` },
  loader: () => aboutText.load(),
  component: () => <ProsePage of={aboutText} />,
});
