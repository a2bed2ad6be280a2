import { createFileRoute, redirect } from '@tanstack/react-router';
import { lastTool } from '#/parts/last-tool.ts';

/** Where the installed app starts. */
export const Route = createFileRoute('/start')({
  beforeLoad: () => {
    throw redirect({ to: lastTool(), replace: true });
  },
});
