import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { changeSettings } from '#/data/records/settings.ts';
import type { TrainingSettings } from '#/domain/training/training-settings.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { QuestionLanguage } from '../QuestionLanguage.tsx';
import { AnswerTimeField } from '../simulation/AnswerTimeField.tsx';
import { training } from '../training.css.ts';
import { useTrainingSettings } from '../use-training-settings.ts';

// The recorder comes with it.
const CalmVoice = lazyPart(
  async () => (await import('../recording/CalmVoicePart.tsx')).CalmVoicePart,
  NotHereYet,
);

/** How one likes to practise; each choice acts at once, on all of a person's devices. */
export function SettingsPart({ context }: { context: DataContext }) {
  const settings = useTrainingSettings(context);
  const [failure, setFailure] = useState<StorageFailure>();
  if (!settings) return <PartSkeleton />;
  const change = async (next: Partial<TrainingSettings>) => {
    const changed = await changeSettings(context, next);
    setFailure(changed.ok ? undefined : changed.error);
  };
  return (
    <div className={training.measure}>
      <Stack gap="px20">
        {failure && <StorageNote failure={failure} />}
        <Card title={<Trans>Questions et temps</Trans>}>
          <Stack gap="px20">
            <QuestionLanguage
              value={settings.language}
              onChange={(trainingLanguage) => void change({ trainingLanguage })}
            />
            <AnswerTimeField
              value={settings.answerTime}
              onChange={(answerTime) => void change({ answerTime })}
            />
            <Checkbox
              look="switch"
              label={<Trans>Ouvrir les conseils avec la question</Trans>}
              hint={<Trans>Sans cela, ils restent fermés jusqu’à ce que vous les ouvriez.</Trans>}
              checked={settings.showsTips}
              onChange={(shows) => void change({ hidesTips: !shows })}
            />
          </Stack>
        </Card>
        <Card title={<Trans>Enregistrements</Trans>}>
          <Checkbox
            look="switch"
            label={<Trans>Garder mes enregistrements</Trans>}
            hint={
              <Trans>
                Sans cela, l’audio est supprimé quand vous quittez la question. Les chiffres
                restent. L’audio ne quitte jamais cet appareil.
              </Trans>
            }
            checked={settings.keepsRecordings}
            onChange={(keepsRecordings) => void change({ keepsRecordings })}
          />
        </Card>
        <Card title={<Trans>Ma voix calme</Trans>}>
          <Suspense>
            <CalmVoice context={context} language={settings.language} />
          </Suspense>
        </Card>
      </Stack>
    </div>
  );
}
