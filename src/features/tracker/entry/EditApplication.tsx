import type { DataContext } from '#/data/context.ts';

export function EditApplication(_props: { context: DataContext; id: string }) {
  return null;
}
