import { createFileRoute } from '@tanstack/react-router';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';
import { proseText } from '#/features/pages/prose/page-text.ts';

export const Route = createFileRoute('/(public)/press')({
  loader: () => proseText('press').load(),
  component: () => <ProsePage of={proseText('press')} />,
});
