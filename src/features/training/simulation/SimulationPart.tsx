import { Plural, Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { training } from '../training.css.ts';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';
import { useTrainingSettings } from '../use-training-settings.ts';
import { DayTips } from './DayTips.tsx';
import { FinishedList } from './FinishedList.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { SimulationForm } from './SimulationForm.tsx';
import { useInterviews } from './use-interviews.ts';

/** A whole interview, question after question; begun, gone on with, or read again. */
export function SimulationPart({
  context,
  onGo,
}: {
  context: DataContext;
  /** Opens an interview, and its clock runs. */
  onGo: (session: string) => void;
}) {
  const limit = limitsOf(useAuth().role).simulations;
  const settings = useTrainingSettings(context);
  const interviews = useInterviews(context, 'simulation');
  if (!settings || !interviews) return <PartSkeleton />;
  const { running, finished, taken } = interviews;
  const begin = () => {
    if (running) return <ResumeCard context={context} interview={running} onGo={onGo} />;
    if (limit === null || taken < limit)
      return <SimulationForm context={context} settings={settings} limit={limit} onGo={onGo} />;
    return (
      <UpgradeNote
        title={
          <Plural
            value={limit}
            one="Vous avez fait la simulation du forfait gratuit"
            other="Vous avez fait les # simulations du forfait gratuit"
          />
        }
      >
        <Trans>
          Elle reste ici : relisez vos réponses quand vous voulez. Premium permet d’en faire autant
          que vous voulez.
        </Trans>
      </UpgradeNote>
    );
  };
  return (
    <div className={training.columns}>
      <Stack gap="px20">
        {begin()}
        <FinishedList interviews={finished} />
      </Stack>
      <DayTips />
    </div>
  );
}
