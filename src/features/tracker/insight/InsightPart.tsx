import type { DataContext } from '#/data/context.ts';

export function InsightPart(_props: { context: DataContext }) {
  return null;
}
