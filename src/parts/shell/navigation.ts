import { msg } from '@lingui/core/macro';
import { PAGES, PAGE_PATHS, pageRow, type PagePath } from '#/domain/content/pages.ts';

type Linked<Place extends 'header' | 'footer'> = {
  [Path in PagePath]: (typeof PAGES)[Path] extends Record<Place, unknown> ? Path : never;
}[PagePath];

const linkedIn = <Place extends 'header' | 'footer'>(place: Place): Linked<Place>[] =>
  PAGE_PATHS.filter((path): path is Linked<Place> => pageRow(path)[place] !== undefined);

export const PUBLIC_LINKS = linkedIn('header').map((to) => ({ to, name: PAGES[to].title }));

const footerColumn = (column: 'tools' | 'product' | 'rules') =>
  linkedIn('footer')
    .filter((to) => PAGES[to].footer === column)
    .map((to) => ({ to, name: pageRow(to).footerName ?? PAGES[to].title }));

export const FOOTER_COLUMNS = [
  { title: msg`Outils`, links: footerColumn('tools') },
  { title: msg`Jalon`, links: footerColumn('product') },
  { title: msg`Règles`, links: footerColumn('rules') },
];
