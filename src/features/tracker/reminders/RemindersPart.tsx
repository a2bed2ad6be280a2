import type { DataContext } from '#/data/context.ts';

export function RemindersPart(_props: { context: DataContext }) {
  return null;
}
