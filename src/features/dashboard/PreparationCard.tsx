import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import { weeksOfStage } from '#/domain/content/job-path.ts';
import type { Preparation } from '#/domain/dashboard/preparation.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { usePercent } from '#/parts/use-percent.ts';
import { classNames } from '#/ui/class-names.ts';
import { Pole } from '#/ui/figures/Pole.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { LEVEL_WORDS, MILESTONE_WORDS, STAGE_WORDS } from './path-words.ts';
import { MilestoneLink } from './MilestoneLink.tsx';

/** How far one is on the eight weeks' path, out of what is there; every milestone leads to where it is reached. */
export function PreparationCard({
  preparation: { stages, reached, of, percent, level, next },
  cv,
}: {
  preparation: Preparation;
  /** Id of the CV worked on last. */
  cv: string | undefined;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const share = usePercent()(percent);
  return (
    <Card
      title={<Trans>Votre préparation</Trans>}
      actions={<span className={css.percent}>{share}</span>}
    >
      <div className={css.preparation}>
        <p className={css.quiet}>
          <Trans>Niveau : {t(LEVEL_WORDS[level])}.</Trans>{' '}
          {next ? (
            <Trans>Prochaine étape : {t(MILESTONE_WORDS[next])}.</Trans>
          ) : (
            <Trans>Toutes les étapes sont faites.</Trans>
          )}
        </p>
        <Pole
          label={t`Préparation`}
          value={reached}
          bands={of}
          valueText={t`${reached} étapes sur ${of}, ${share}`}
        />
        <div className={css.ticks} aria-hidden="true">
          {stages.map(({ stage, milestones }) => (
            <span
              key={stage}
              className={classNames(
                css.tick,
                css.bands[milestones.length as keyof typeof css.bands],
                milestones.some(({ milestone }) => milestone === next) && css.tickHere,
              )}
            >
              {t(STAGE_WORDS[stage].short)}
            </span>
          ))}
        </div>
        <Disclosure summary={<Trans>Voir toutes les étapes</Trans>}>
          <ol className={css.stages}>
            {stages.map(({ stage, from, to, milestones }) => (
              <li key={stage}>
                <h3 className={css.stageName}>
                  {t(STAGE_WORDS[stage].name)}{' '}
                  <span className={css.quiet}>{weeksOfStage({ from, to }, language)}</span>
                </h3>
                <ul>
                  {milestones.map((one) => (
                    <li key={one.milestone} className={css.milestone}>
                      <Icon
                        of={one.reached ? CircleCheck : Circle}
                        className={one.reached ? css.reached : css.toCome}
                      />
                      <span>
                        {one.reached ? (
                          t(MILESTONE_WORDS[one.milestone])
                        ) : (
                          <MilestoneLink milestone={one.milestone} cv={cv}>
                            {t(MILESTONE_WORDS[one.milestone])}
                          </MilestoneLink>
                        )}
                        <VisuallyHidden>
                          {one.reached ? <Trans>, faite</Trans> : <Trans>, à faire</Trans>}
                        </VisuallyHidden>
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className={css.quiet}>
            <Plural
              value={of}
              one="# étape, calculée à partir de ce que vous avez enregistré."
              other="# étapes, calculées à partir de ce que vous avez enregistré."
            />
          </p>
        </Disclosure>
      </div>
    </Card>
  );
}
