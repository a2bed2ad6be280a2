/** From Vite's manifest: the files a prerendered page needs before it comes alive. */
import type { PrerenderedPage } from '../../src/app/prerender/pages.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';

/** Paths in the build, the entry's own script left out; styles in the order in which they apply. */
export const filesOf = (
  manifest: Manifest,
  { path, modules }: Pick<PrerenderedPage, 'path' | 'modules'>,
  language: 'fr' | 'en',
): { scripts: string[]; styles: string[] } => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build, and ${path} needs it`);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
  };
  for (const key of [ENTRY, `${routeFile(path)}?tsr-split=component`]) visit(key);
  for (const module of ['shell.po', ...modules]) {
    // French is in the code: it has no catalogs.
    if (!module.endsWith('.po')) visit(module.replace('{language}', language));
    else if (language === 'en' && manifest[`src/locales/en/${module}`])
      visit(`src/locales/en/${module}`);
  }
  const entry = manifest[ENTRY]?.file ?? '';
  scripts.delete(entry);
  return { scripts: [...scripts], styles: [...styles] };
};

/** Named as the router's generator names them. */
const routeFile = (path: string): string => {
  if (path === '/') return 'src/routes/index.tsx';
  if (path === '/404') return 'src/routes/$.tsx';
  const name = path.slice(1).replace('/', '.');
  return ['modules', 'blog', 'articles'].includes(name)
    ? `src/routes/${name}.index.tsx`
    : `src/routes/${name}.tsx`;
};
