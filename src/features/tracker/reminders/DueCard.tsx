import type { DataContext } from '#/data/context.ts';

export function DueCard(_props: { context: DataContext }) {
  return null;
}
