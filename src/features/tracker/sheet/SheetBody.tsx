import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Application } from '#/domain/tracker/application.ts';
import { ARRIVE_EARLY, THANK_WITHIN_HOURS } from '#/domain/training/interview-day.ts';
import type { InterviewStory } from '#/domain/training/interview-story.ts';
import { QUESTIONS_TO_ASK } from '#/domain/training/questions-to-ask.data.ts';
import { STORIES_TO_BRING, storiesToBring } from '#/domain/training/stories-to-bring.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { useSalaryWords } from '../detail/use-salary-words.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { sheet as css } from './sheet.css.ts';

export function SheetBody({
  application,
  stories,
}: {
  application: Application;
  stories: readonly InterviewStory[];
}) {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>();
  const spoken = application.language || language;
  const brought = chosen
    ? stories.filter(({ id }) => chosen.includes(id))
    : storiesToBring(stories, spoken);
  const { from, to } = ARRIVE_EARLY;
  const hours = THANK_WITHIN_HOURS;
  return (
    <div className={css.body}>
      <Meeting application={application} />
      <Part title={<Trans>Vos récits</Trans>}>
        <Stories brought={brought} />
        <Choice stories={stories} brought={brought} onChoose={setChosen} />
      </Part>
      <Part title={<Trans>Questions à poser</Trans>}>
        <ul className={css.list} lang={LANGUAGE_TAGS[spoken]}>
          {QUESTIONS_TO_ASK[spoken].map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Part>
      {application.notes.trim() !== '' && (
        <Part title={<Trans>Vos notes</Trans>}>
          <p className={css.notes}>{application.notes.trim()}</p>
        </Part>
      )}
      <Part title={<Trans>Le jour même</Trans>}>
        <p>
          <Trans>
            Arrivez de {from} à {to} minutes plus tôt, ou ouvrez le lien avant l’heure. Apportez
            votre CV et l’offre. Écrivez un mot de remerciement dans les {hours} heures.
          </Trans>
        </p>
        <div className={css.rules} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}

function Meeting({ application }: { application: Application }) {
  const { t } = useLingui();
  const days = useDayWords();
  const words = useTrackerWords();
  const salary = useSalaryWords()(application);
  const { interviewAt, workplace, recruiter, recruiterEmail, location } = application;
  const [day = '', time = ''] = interviewAt.split('T');
  const facts: [term: string, value: string][] = [
    [t`Quand`, interviewAt ? `${days.long(day)}, ${days.time(time)}` : t`À confirmer`],
    [t`Lieu`, [location, workplace && words.workplace[workplace]].filter(Boolean).join(', ')],
    [t`Contact`, [recruiter, recruiterEmail].filter(Boolean).join(', ')],
    [t`Salaire`, salary],
  ];
  return (
    <Part title={<Trans>Le rendez-vous</Trans>}>
      <dl className={css.facts}>
        {facts.flatMap(([term, value]) =>
          value
            ? [
                <div key={term} className={css.fact}>
                  <dt className={css.term}>{term}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </Part>
  );
}

function Stories({ brought }: { brought: readonly InterviewStory[] }) {
  const { t } = useLingui();
  return (
    <ul className={css.list}>
      {brought.map(({ id, title, language, situation, result }) => (
        <li key={id} className={css.story} lang={LANGUAGE_TAGS[language]}>
          <span className={css.storyTitle}>{title.trim() || t`Sans titre`}</span>
          {[situation, result]
            .filter((text) => text.trim() !== '')
            .map((text) => (
              <span key={text} className={css.short}>
                {text.trim()}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Choice({
  stories,
  brought,
  onChoose,
}: {
  stories: readonly InterviewStory[];
  brought: readonly InterviewStory[];
  onChoose: (ids: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const ids = brought.map(({ id }) => id);
  if (stories.length === 0)
    return (
      <div className={css.screenOnly}>
        <Stack gap="px12">
          <p>
            <Trans>Une histoire vécue au travail aide à répondre. Écrivez-en une ou deux.</Trans>
          </p>
          <Row>
            <LinkButton to="/modules/training" search={{ tab: 'stories' }} size="small">
              <Trans>Écrire un récit</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </div>
    );
  if (stories.length === 1) return null;
  return (
    <div className={css.screenOnly}>
      <Disclosure summary={<Trans>Choisir les récits</Trans>}>
        <Stack gap="px12">
          {stories.length > STORIES_TO_BRING && (
            <p>
              <Trans>
                {STORIES_TO_BRING} récits au plus. Retirez-en un pour en choisir un autre.
              </Trans>
            </p>
          )}
          {stories.map(({ id, title, language }) => {
            const isOn = ids.includes(id);
            return (
              <Checkbox
                key={id}
                label={<span lang={LANGUAGE_TAGS[language]}>{title.trim() || t`Sans titre`}</span>}
                checked={isOn}
                disabled={!isOn && ids.length >= STORIES_TO_BRING}
                onChange={(wanted) =>
                  onChoose(wanted ? [...ids, id] : ids.filter((one) => one !== id))
                }
              />
            );
          })}
        </Stack>
      </Disclosure>
    </div>
  );
}
