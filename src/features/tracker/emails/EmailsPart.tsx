import type { DataContext } from '#/data/context.ts';

export function EmailsPart(_props: { context: DataContext }) {
  return null;
}
