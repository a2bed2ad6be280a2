import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getApplication } from '#/data/records/tracker/applications.ts';
import { listStories } from '#/data/records/training/interview-stories.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { InterviewStory } from '#/domain/training/interview-story.ts';
import { useEarlyAccess } from '#/parts/use-early-access.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { SubPage } from '#/ui/layout/SubPage.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { ApplicationGone } from '../detail/ApplicationGone.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { sheet as css } from './sheet.css.ts';
import { SheetBody } from './SheetBody.tsx';

/**
 * All that one wants at hand for an interview, on one page: written of what is here already, so that nothing is lost
 * when it closes again.
 */
export function InterviewSheet({ context, id }: { context: DataContext; id: string }) {
  const isOpen = useEarlyAccess(context);
  const found = useLiveQuery(
    async () => ({
      application: await getApplication(context, id),
      stories: await listStories(context),
    }),
    [context, id],
  );
  const back = (
    <div className={css.screenOnly}>
      <TrackerButtonLink open={{ application: id }} variant="quiet" size="small" icon={ArrowLeft}>
        <Trans>Candidature</Trans>
      </TrackerButtonLink>
    </div>
  );
  const framed = (children: ReactNode) => (
    <SubPage back={back} title={<Trans>Fiche d’entrevue</Trans>}>
      {children}
    </SubPage>
  );
  if (!found || isOpen === undefined) return framed(<PartSkeleton />);
  const { application, stories } = found;
  if (!application || application.trashedAt !== null)
    return framed(<ApplicationGone context={context} application={application} />);
  if (!isOpen)
    return framed(
      <EmptyState
        title={<Trans>La fiche d’entrevue est à l’essai</Trans>}
        action={
          <LinkButton to="/settings">
            <Trans>Ouvrir les paramètres</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Avec Premium, allumez « Essayer les nouveautés avant les autres » dans les paramètres.
          Votre candidature et vos récits restent où ils sont.
        </Trans>
      </EmptyState>,
    );
  return <Open back={back} application={application} stories={stories} />;
}

function Open({
  back,
  application,
  stories,
}: {
  back: ReactNode;
  application: Application;
  stories: readonly InterviewStory[];
}) {
  const { title, company, location } = application;
  return (
    <SubPage
      back={back}
      title={title}
      lead={[company, location].filter(Boolean).join(', ')}
      actions={
        <div className={css.screenOnly}>
          <Row>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              <Trans>Imprimer la fiche</Trans>
            </Button>
          </Row>
        </div>
      }
    >
      <SheetBody application={application} stories={stories} />
    </SubPage>
  );
}
