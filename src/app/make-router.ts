import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { pathInLocale, pathWithoutLocale } from '#/i18n/address.ts';
import { currentLocale, i18n } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locale.ts';
import { routeTree } from '#/routeTree.gen.ts';
import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';

export type AppRouter = ReturnType<typeof makeRouter>;

/** Routes are named without their language; addresses are written in the current one. */
export const makeRouter = (prerender?: { history: RouterHistory }) =>
  createRouter({
    routeTree,
    rewrite: {
      input: ({ url }) => {
        url.pathname = pathWithoutLocale(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = pathInLocale(url.pathname, currentLocale());
        return url;
      },
    },
    defaultPendingComponent: PageSkeleton,
    // The skeleton counts its own 150 ms, so it is put in place at once.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    ...(prerender
      ? { ...prerender, isServer: true }
      : {
          defaultPreload: mayFetchAhead() ? 'intent' : false,
          scrollRestoration: scrollsUnlessMoved(),
        }),
  });

/** The first page may have been there before its code: whoever has scrolled it since stays where they are. */
const scrollsUnlessMoved = (): (() => boolean) => {
  let isFirst = true;
  return () => {
    const hasMoved = isFirst && window.scrollY > 0;
    isFirst = false;
    return !hasMoved;
  };
};

/** After a change of language, and after a step back to before it, the address speaks the language again. */
export const keepAddressInLanguage = (router: AppRouter): void => {
  const correct = (): void => {
    const [path = '/'] = router.latestLocation.publicHref.split(/[?#]/);
    const language = currentLocale();
    if (pathInLocale(path, language) === path) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      // The router replaces nothing by what is the same to it, and it names no languages.
      state: (state) => ({ ...state, language }),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  };
  i18n.on('change', () => {
    // Links keep the addresses they once built; options given anew make them build again.
    router.update({ ...router.options });
    correct();
  });
  router.subscribe('onResolved', correct);
};

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead of a press is a kindness only where data is neither slow nor counted. */
const mayFetchAhead = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
};

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Of the address in this entry of the browser's history. */
    language?: Locale;
  }
}
