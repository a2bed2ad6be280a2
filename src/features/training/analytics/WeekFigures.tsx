import { Trans, useLingui } from '@lingui/react/macro';
import type { Week } from '#/domain/training/analytics.ts';
import { noonOf } from '#/platform/clock.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { BarFigure } from '#/ui/figures/BarFigure.tsx';
import { analytics as css } from './analytics.css.ts';

/** The last weeks, the newest last. */
export function WeekFigures({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    day: 'numeric',
    month: 'short',
  });
  const nameOf = (monday: string): string => format.format(noonOf(monday));
  const most = Math.max(1, ...weeks.map(({ sessions }) => sessions));
  return (
    <div className={css.pair}>
      <BarFigure
        title={<Trans>Séances par semaine</Trans>}
        head={[t`Semaine du`, t`Séances`, t`Questions`]}
        bars={weeks.map(({ monday, sessions, questions }) => ({
          key: monday,
          label: nameOf(monday),
          share: sessions / most,
          said: String(sessions),
          cells: [String(sessions), String(questions)],
        }))}
      />
      {weeks.some(({ averageScore }) => averageScore !== undefined) && (
        <BarFigure
          title={<Trans>Score moyen par semaine</Trans>}
          head={[t`Semaine du`, t`Score moyen`]}
          bars={weeks.map(({ monday, averageScore }) => {
            const said = averageScore === undefined ? '–' : String(averageScore);
            return {
              key: monday,
              label: nameOf(monday),
              share: averageScore === undefined ? undefined : averageScore / 100,
              said,
              cells: [said],
            };
          })}
        />
      )}
    </div>
  );
}
