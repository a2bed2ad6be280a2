import { Trans } from '@lingui/react/macro';
import { nextWeekAt } from '#/domain/access/plans/quota-weeks.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';

/** The week's text of the free plan is written: what is still possible, and from when there is another. */
export function WeekNote({ kind, now }: { kind: TextKind; now: number }) {
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(nextWeekAt(now));
  return (
    <UpgradeNote
      title={
        kind === 'post' ? (
          <Trans>Vous avez écrit la publication gratuite de cette semaine</Trans>
        ) : (
          <Trans>Vous avez écrit le message gratuit de cette semaine pour ce but</Trans>
        )
      }
    >
      <Trans>
        Vous pouvez encore changer ce texte, et demander d’autres formulations des mêmes réponses.
        La suite : dès le {day}. Avec Premium, il n’y a pas de limite.
      </Trans>
    </UpgradeNote>
  );
}
