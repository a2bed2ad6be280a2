import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { FinishedList } from '../simulation/FinishedList.tsx';
import { ResumeCard } from '../simulation/ResumeCard.tsx';
import { useInterviews } from '../simulation/use-interviews.ts';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';
import { useTrainingSettings } from '../use-training-settings.ts';
import { CustomForm } from './CustomForm.tsx';

/** An interview for one job: its title, and what its advertisement says. */
export function CustomPart({
  context,
  onGo,
}: {
  context: DataContext;
  /** Opens an interview, and its clock runs. */
  onGo: (session: string) => void;
}) {
  const { customInterviews } = limitsOf(useAuth().role);
  const settings = useTrainingSettings(context);
  const interviews = useInterviews(context, 'custom');
  if (!settings || !interviews) return <PartSkeleton />;
  const { running, finished } = interviews;
  const begin = () => {
    if (running) return <ResumeCard context={context} interview={running} onGo={onGo} />;
    if (customInterviews) return <CustomForm context={context} settings={settings} onGo={onGo} />;
    return (
      <UpgradeNote title={<Trans>L’entrevue sur mesure fait partie de Premium</Trans>}>
        <Trans>
          Vous donnez le titre du poste et, si vous voulez, l’offre d’emploi. Jalon choisit les
          questions qui conviennent à ce poste, en français ou en anglais. Les questions de base et
          la simulation restent gratuites.
        </Trans>
      </UpgradeNote>
    );
  };
  return (
    <Stack gap="px20">
      {begin()}
      <FinishedList interviews={finished} />
    </Stack>
  );
}
