import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Activity } from '#/domain/dashboard/activity.ts';
import { addDays } from '#/domain/calendar/day.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayAt } from '#/platform/clock.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { useActivityWords } from './use-activity-words.ts';

/** What was done last, each leading to what it was done with. */
export function ActivityCard({
  activities,
  today,
}: {
  activities: readonly Activity[];
  today: string;
}) {
  const words = useActivityWords();
  const when = useWhen(today);
  return (
    <Card title={<Trans>Activité récente</Trans>}>
      {activities.length > 0 ? (
        <ul className={css.list}>
          {activities.map((activity) => {
            const { done, name } = words(activity);
            return (
              <li key={`${activity.kind}-${activity.id}`} className={css.activity}>
                <ActivityLink activity={activity}>
                  <span className={css.name}>{done}</span>
                  {name && <span>{name}</span>}
                </ActivityLink>
                <span className={css.quiet}>{when(activity.at)}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <Stack gap="px12">
          <p className={css.quiet}>
            <Trans>
              Aucune activité récente. Ce que vous ferez avec vos CV, vos candidatures et vos
              entrevues se retrouvera ici.
            </Trans>
          </p>
          <LinkButton to="/modules/cv-converter" size="small" className={css.start}>
            <Trans>Commencer par mon CV</Trans>
          </LinkButton>
        </Stack>
      )}
    </Card>
  );
}

const useWhen = (today: string): ((at: number) => string) => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  const hours = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    hour: 'numeric',
    minute: '2-digit',
  });
  return (at) => {
    const day = dayAt(at);
    const time = hours.format(at);
    if (day === today) return t`Aujourd’hui, ${time}`;
    return day === addDays(today, -1) ? t`Hier, ${time}` : days.weekday(day);
  };
};

function ActivityLink({ activity, children }: { activity: Activity; children: ReactNode }) {
  switch (activity.kind) {
    case 'status':
    case 'email':
      return (
        <Link
          to="/modules/job-tracker"
          search={{ application: activity.application }}
          className={css.activityLink}
        >
          {children}
        </Link>
      );
    case 'cvMade':
      return (
        <Link
          to="/modules/cv-converter"
          search={{ cv: activity.cv, step: 'customise' }}
          className={css.activityLink}
        >
          {children}
        </Link>
      );
    case 'answer':
      return (
        <Link
          to="/modules/training"
          search={{ question: activity.question }}
          className={css.activityLink}
        >
          {children}
        </Link>
      );
    case 'interview':
      return (
        <Link
          to="/modules/training"
          search={{ session: activity.session }}
          className={css.activityLink}
        >
          {children}
        </Link>
      );
    case 'story':
      return (
        <Link to="/modules/training" search={{ tab: 'stories' }} className={css.activityLink}>
          {children}
        </Link>
      );
  }
}
