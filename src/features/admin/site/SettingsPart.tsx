import { Trans } from '@lingui/react/macro';
import { missingTexts } from '#/domain/content/site/site-edit.ts';
import { readSiteState, type SiteState } from '#/remote/admin.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useAnswer, type AdminAsk } from '../use-answer.ts';
import { AssistCard } from './AssistCard.tsx';
import { MailCard } from './MailCard.tsx';
import { SiteFormCards } from './SiteFormCards.tsx';
import { useSiteWords } from './use-site-words.ts';

/** What this site says of itself and opens, and the state of what it is set up with. */
export function SettingsPart({ ask, mayEdit }: { ask: AdminAsk; mayEdit: boolean }) {
  const { value, failure, isAsking, askAgain } = useAnswer(ask, 'site', readSiteState);
  return (
    <Stack gap="px20">
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && (
        <>
          <Unsettled state={value} />
          {!mayEdit && (
            <Note title={<Trans>Ces paramètres se modifient par un super administrateur.</Trans>} />
          )}
          <SiteFormCards
            key={JSON.stringify(value.site)}
            site={value.site}
            ask={ask}
            mayEdit={mayEdit}
            onSaved={askAgain}
          />
          <MailCard mail={value.mail} ask={ask} />
          <AssistCard assist={value.assist} />
        </>
      )}
    </Stack>
  );
}

/** What must not be overlooked before strangers read the site. */
function Unsettled({ state: { site, unproven } }: { state: SiteState }) {
  const { texts, figures } = useSiteWords();
  const missing = missingTexts(site);
  return (
    <>
      {missing.length > 0 && (
        <Note
          tone="danger"
          title={<Trans>Le site n’est pas prêt pour le public : ces mentions manquent.</Trans>}
        >
          {missing.map((field) => texts[field]).join(', ')}
        </Note>
      )}
      {unproven.length > 0 && (
        <Note
          tone="warning"
          title={<Trans>Ces chiffres sont affichés au public et personne ne les a comptés.</Trans>}
        >
          <p>
            {unproven.map((name) => figures[name.replace('statistics: ', '')] ?? name).join(', ')}
          </p>
          <p>
            <Trans>
              Mettez vos propres chiffres, ou retirez-les. La loi interdit d’annoncer ce qu’on ne
              peut pas prouver.
            </Trans>
          </p>
        </Note>
      )}
    </>
  );
}
