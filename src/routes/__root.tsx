import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '#/features/pages/NotFoundPage.tsx';
import { ErrorScreen } from '#/parts/shell/ErrorScreen.tsx';
import { Shell } from '#/parts/shell/Shell.tsx';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error }) => (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  ),
});

function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
