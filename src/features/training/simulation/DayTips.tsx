import { Trans } from '@lingui/react/macro';
import { ARRIVE_EARLY, THANK_WITHIN_HOURS } from '#/domain/training/interview-day.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { training } from '../training.css.ts';

/** What helps on the day itself. */
export function DayTips() {
  const { from, to } = ARRIVE_EARLY;
  const hours = THANK_WITHIN_HOURS;
  return (
    <Card title={<Trans>Le jour de l’entrevue</Trans>}>
      <Stack gap="px12">
        <CheckList>
          <CheckItem>
            <Trans>
              Arrivez {from} à {to} minutes en avance.
            </Trans>
          </CheckItem>
          <CheckItem>
            <Trans>À distance : ouvrez le lien avant l’heure, essayez le micro et la caméra.</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Gardez près de vous votre CV, l’offre et le nom des personnes.</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Préparez deux questions à poser : on vous le demandera à la fin.</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Remerciez par courriel dans les {hours} heures.</Trans>
          </CheckItem>
        </CheckList>
        <LinkButton
          to="/modules/job-tracker"
          search={{ tab: 'emails' }}
          size="small"
          className={training.start}
        >
          <Trans>Voir les modèles de courriels</Trans>
        </LinkButton>
      </Stack>
    </Card>
  );
}
