import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import type { DataContext } from '#/data/context.ts';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { TrackerButtonLink, TrackerLink } from '../TrackerLink.tsx';
import { Leaf } from './Leaf.tsx';
import { reminders as css } from './reminders.css.ts';
import { useReminderActions } from './use-reminder-actions.ts';
import { useReminderWords } from './use-reminder-words.ts';
import { useToday } from '#/parts/days/use-today.ts';

const HOME = 'due-reminder';

/** What is to be done first, above everything else; nothing when nothing is due. */
export function DueCard({
  context,
  asked: all,
}: {
  context: DataContext;
  /** All that is to be done, soonest first. */
  asked: readonly AskedReminder[];
}) {
  const { t } = useLingui();
  const today = useToday();
  const wordsOf = useReminderWords(today);
  const actions = useReminderActions(context, HOME);
  const list = all.filter(({ reminder }) => reminder.dueOn <= today);
  const [asked] = list;
  if (!asked) return null;
  const { reminder, application } = asked;
  const { due, title, when, planned, leaf } = wordsOf(asked);
  const others = list.length - 1;
  return (
    <section className={css.due} aria-labelledby={HOME}>
      <Leaf due={due} lines={leaf} />
      <div className={css.words}>
        <h2 id={HOME} tabIndex={-1} className={css.dueTitle}>
          {title}
        </h2>
        <p className={css.quiet}>
          {due === 'overdue' ? `${when}, ${planned}` : when}
          {application.company !== '' && ` · ${application.title}`}
        </p>
        {others > 0 && (
          <p className={css.quiet}>
            <TrackerLink open={{ tab: 'reminders' }}>
              <Plural value={others} one="Voir # autre rappel" other="Voir # autres rappels" />
            </TrackerLink>
          </p>
        )}
        {actions.failure && <StorageNote failure={actions.failure} />}
      </div>
      <div className={css.dueActs}>
        <TrackerButtonLink
          open={{ email: application.id, reminder: reminder.id }}
          variant="primary"
          size="small"
          icon={Mail}
        >
          <Trans>Ouvrir le courriel</Trans>
        </TrackerButtonLink>
        <Button
          size="small"
          aria-label={t`Fait : ${title}`}
          onClick={() => void actions.complete(asked)}
        >
          <Trans>Fait</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Ignorer : ${title}`}
          onClick={() => void actions.dismiss(asked)}
        >
          <Trans>Ignorer</Trans>
        </Button>
      </div>
    </section>
  );
}
