import type { DataContext } from '#/data/context.ts';

export function AddApplication(_props: {
  context: DataContext;
  /** `new`, or the id of a received posting. */
  add: string;
}) {
  return null;
}
