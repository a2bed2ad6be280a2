import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '#/parts/shell/ErrorScreen.tsx';
import { Shell } from '#/parts/shell/Shell.tsx';

export const Route = createRootRoute({
  component: Root,
  // For a page that finds out it has nothing to show; unknown addresses have their own route.
  notFoundComponent: lazyRouteComponent(
    () => import('#/features/pages/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
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
