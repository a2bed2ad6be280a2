import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '#/domain/calendar/day.ts';
import type { TrackerFacts } from '#/domain/dashboard/tracker-facts.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';

export function Greeting({ name }: { name: string }) {
  const [first] = name.trim().split(/\s+/);
  return first ? <Trans>Bonjour {first}</Trans> : <Trans>Bonjour</Trans>;
}

/** The next interview, or else how much waits today. */
export function Lead({
  tracker: { nextInterview, dueCount },
  today,
}: {
  tracker: TrackerFacts;
  today: string;
}) {
  const { t } = useLingui();
  const days = useDayWords();
  if (nextInterview) {
    const { on, application } = nextInterview;
    const name = application.company || application.title || t`une candidature`;
    const left = daysBetween(today, on);
    const day = days.weekday(on);
    if (left === 0) return <Trans>Entrevue aujourd’hui : {name}.</Trans>;
    if (left === 1) return <Trans>Entrevue demain : {name}.</Trans>;
    return (
      <>
        <Trans>
          Entrevue {day} : {name}.
        </Trans>{' '}
        <Plural
          value={left}
          one="Il vous reste # jour pour vous préparer."
          other="Il vous reste # jours pour vous préparer."
        />
      </>
    );
  }
  if (dueCount > 0)
    return (
      <Plural
        value={dueCount}
        one="# chose à faire aujourd’hui."
        other="# choses à faire aujourd’hui."
      />
    );
  return <Trans>Où vous en êtes, et quoi faire ensuite.</Trans>;
}
