import type { Due } from './use-reminder-words.ts';
import { leafTone } from './reminders.css.ts';

/** A day as a calendar's leaf, or how many days late; the words beside it say the same. */
export function Leaf({
  due,
  lines: [first, second],
}: {
  due: Due;
  lines: readonly [string, string];
}) {
  return (
    <span aria-hidden="true" className={leafTone[due]}>
      <b>{first}</b>
      {second}
    </span>
  );
}
