import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#/routeTree.gen.ts';
import { PageSkeleton } from '#/ui/Skeleton.tsx';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead of a press is a kindness only where data is neither slow nor counted. */
const mayFetchAhead = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
};

export const router = createRouter({
  routeTree,
  defaultPreload: mayFetchAhead() ? 'intent' : false,
  defaultPendingComponent: PageSkeleton,
  // The skeleton counts its own 150 ms, so it is put in place at once.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
