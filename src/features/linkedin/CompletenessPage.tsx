import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { checkStep } from '#/data/records/linkedin/linkedin-profile.ts';
import { RUBRIC_VERSION, type Step, type StepState } from '#/domain/linkedin/completeness.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { linkedin as css } from './linkedin.css.ts';
import { SubPage } from './SubPage.tsx';
import { useCompleteness } from './use-completeness.ts';
import { useStepWords } from './use-step-words.ts';

/** The rubric, published: what counts, for how many points, and how Jalon knows. */
export function CompletenessPage({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const words = useStepWords();
  const found = useCompleteness(context);
  const [failure, setFailure] = useState<StorageFailure>();
  const check = async (step: Step, isDone: boolean): Promise<void> => {
    const saved = await checkStep(context, step, isDone);
    setFailure(saved.ok ? undefined : saved.error);
  };
  return (
    <SubPage
      title={<Trans>Votre profil, étape par étape</Trans>}
      lead={
        <Trans>
          Cochez ce qui est fait dans LinkedIn. Jalon coche de lui-même ce qu’il lit dans votre
          archive et ce que vous avez gardé ici.
        </Trans>
      }
    >
      {found ? (
        <div className={css.measure}>
          <Stack gap="px20">
            <Meter
              label={<Trans>Profil complet</Trans>}
              value={found.score}
              valueText={t`${found.score} %`}
            />
            {failure && <StorageNote failure={failure} />}
            <Card title={<Trans>Les étapes et leurs points</Trans>}>
              <ul className={css.steps}>
                {found.steps.map((state) => (
                  <li key={state.step}>
                    <Checkbox
                      label={
                        <>
                          {words[state.step].name}{' '}
                          <span className={css.points}>
                            <Plural value={state.points} one="(# point)" other="(# points)" />
                          </span>
                        </>
                      }
                      hint={
                        <>
                          {words[state.step].how} <KnownBy state={state} />
                        </>
                      }
                      checked={state.isDone}
                      onChange={(isDone) => void check(state.step, isDone)}
                    />
                  </li>
                ))}
              </ul>
            </Card>
            <p className={css.quiet}>
              <Trans>
                Grille {RUBRIC_VERSION}. Ces points sont les nôtres : LinkedIn ne publie pas les
                siens.
              </Trans>
            </p>
          </Stack>
        </div>
      ) : (
        <PartSkeleton />
      )}
    </SubPage>
  );
}

function KnownBy({ state: { isDone, by } }: { state: StepState }) {
  if (!isDone) return null;
  if (by === 'archive') return <Trans>Lu dans votre archive.</Trans>;
  return by === 'texts' ? <Trans>Gardé ici.</Trans> : null;
}
