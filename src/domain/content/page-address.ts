/** Which page an address is, and which of its first views. The server decides by it too. */
import { PAGE_PATHS, pageRow, type PagePath } from './pages.ts';

/** `/en/about` → `/about`. */
const withoutLanguage = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/';

/** The page at a decoded path without a trailing slash, in either language; undefined when it is none. */
export const pageAt = (path: string): PagePath | undefined => {
  if (path === '') return undefined;
  const bare = withoutLanguage(path);
  return PAGE_PATHS.find((page) => pageRow(page).kind !== 'unknown' && matches(page, bare));
};

const matches = (page: PagePath, path: string): boolean => {
  const [folder, parameter] = page.split('$');
  if (parameter === undefined || folder === undefined) return page === path;
  const segment = path.startsWith(folder) ? path.slice(folder.length) : '';
  return segment !== '' && !segment.includes('/');
};

/** The view that is drawn for an address with this query; undefined for the page's usual one. */
export const viewOf = (
  page: PagePath,
  query: (name: string) => string | null,
): string | undefined => {
  const { views = {} } = pageRow(page);
  return Object.keys(views).find((name) =>
    Object.entries(views[name] ?? {}).every(([parameter, values]) => {
      const given = query(parameter);
      return values === '*' ? Boolean(given) : given !== null && [values].flat().includes(given);
    }),
  );
};

/** The query of an address that has this view. */
export const queryOf = (page: PagePath, view: string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pageRow(page).views?.[view ?? ''] ?? {}).map(([parameter, values]) => [
      parameter,
      [values].flat()[0] ?? '',
    ]),
  );

/** Where the build puts a page's first view, from the root of its language; undefined when it is drawn in the shell. */
export const fileOfPage = (page: PagePath, view?: string): string | undefined => {
  if (page === '/$') return '404.html';
  if (page.includes('$') || pageRow(page).kind === 'redirect') return undefined;
  return `${page.slice(1)}/${view ?? 'index'}.html`.replace(/^\//, '');
};

export const isIndexed = (page: PagePath): boolean =>
  pageRow(page).kind === 'public' || pageRow(page).indexed === true;

/** What a search engine may list by its path alone; posts are listed by what was published. */
export const LISTED_PAGES = PAGE_PATHS.filter((page) => isIndexed(page) && !page.includes('$'));

/** Drawn at build time. */
export const DRAWN_PAGES = PAGE_PATHS.filter((page) => fileOfPage(page) !== undefined);

/** Each first view of a page; undefined is the usual one. */
export const viewsOf = (page: PagePath): (string | undefined)[] => [
  undefined,
  ...Object.keys(pageRow(page).views ?? {}).filter((view) => view !== 'index'),
];
