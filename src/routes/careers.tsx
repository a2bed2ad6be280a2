import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { careersText } from '#/features/pages/careers/careers-text.ts';
import { ProsePage } from '#/features/pages/prose/ProsePage.tsx';

export const Route = createFileRoute('/careers')({
  staticData: { title: msg`Carrières` },
  loader: () => careersText.load(),
  component: () => <ProsePage of={careersText} />,
});
