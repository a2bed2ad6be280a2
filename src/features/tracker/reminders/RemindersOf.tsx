import type { DataContext } from '#/data/context.ts';
import type { Application } from '#/domain/tracker/application.ts';

export function RemindersOf(_props: { context: DataContext; application: Application }) {
  return null;
}
