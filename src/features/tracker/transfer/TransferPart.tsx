import type { DataContext } from '#/data/context.ts';

export function TransferPart(_props: { context: DataContext }) {
  return null;
}
