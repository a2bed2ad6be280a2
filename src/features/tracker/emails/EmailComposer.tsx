import type { DataContext } from '#/data/context.ts';

export function EmailComposer(_props: {
  context: DataContext;
  /** Ids. */
  application: string;
  reminder?: string | undefined;
  template?: string | undefined;
}) {
  return null;
}
