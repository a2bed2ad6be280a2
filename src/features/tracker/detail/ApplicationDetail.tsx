import type { DataContext } from '#/data/context.ts';

export function ApplicationDetail(_props: { context: DataContext; id: string }) {
  return null;
}
