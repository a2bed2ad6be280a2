import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { ownPosition } from '#/data/records/own-facts.ts';
import { listApplications, postingTextOf } from '#/data/records/tracker/applications.ts';
import { customQuestions } from '#/domain/training/bank/pick-questions.ts';
import { secondsOf, type AnswerTime } from '#/domain/training/training-settings.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { QuestionLanguage } from '../QuestionLanguage.tsx';
import { QuestionsMissing } from '../QuestionsMissing.tsx';
import { AnswerTimeField } from '../simulation/AnswerTimeField.tsx';
import { CountField, COUNTS, type Count } from '../simulation/CountField.tsx';
import { useStart } from '../simulation/use-start.ts';
import { useQuestions } from '../use-questions.ts';
import type { OwnTraining } from '../use-training-settings.ts';
import { ApplicationField } from './ApplicationField.tsx';

/** Beyond it nothing more is told of a job. */
const MOST_DESCRIPTION = 20_000;

export function CustomForm({
  context,
  settings,
  onGo,
}: {
  context: DataContext;
  settings: OwnTraining;
  onGo: (session: string) => void;
}) {
  const titleId = useId();
  const [typedTitle, setJobTitle] = useState<string>();
  const [jobDescription, setJobDescription] = useState('');
  const [language, setLanguage] = useState(settings.language);
  const [count, setCount] = useState<Count>(COUNTS[1]);
  const [time, setTime] = useState<AnswerTime>(settings.answerTime);
  const [tried, setTried] = useState(false);
  const applications = useLiveQuery(() => listApplications(context), [context]) ?? [];
  // What was said elsewhere is not asked again.
  const position = useLiveQuery(() => ownPosition(context), [context]);
  const jobTitle = typedTitle ?? position ?? '';
  const bank = useQuestions(language);
  const { start, starting, failure } = useStart(context, onGo);

  const take = async (id: string) => {
    const application = applications.find((one) => one.id === id);
    if (!application) return;
    setJobTitle(application.title);
    if (application.language !== '') setLanguage(application.language);
    setJobDescription(((await postingTextOf(context, id)) ?? '').slice(0, MOST_DESCRIPTION));
  };
  const begin = () => {
    setTried(true);
    if (jobTitle.trim() === '') {
      document.getElementById(titleId)?.focus();
      return;
    }
    void start({
      fields: {
        kind: 'custom',
        language,
        jobTitle: jobTitle.trim(),
        jobDescription: jobDescription.trim(),
        answerSeconds: secondsOf(time),
      },
      pick: (seed) =>
        customQuestions({
          questions: bank.questions,
          language,
          jobTitle,
          jobDescription,
          count: Number(count),
          seed,
        }),
    });
  };
  return (
    <Card title={<Trans>Nouvelle entrevue sur mesure</Trans>}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <Stack>
          {applications.length > 0 && (
            <ApplicationField applications={applications} onTake={(id) => void take(id)} />
          )}
          <TextField
            id={titleId}
            label={<Trans>Titre du poste</Trans>}
            value={jobTitle}
            maxLength={200}
            error={
              tried && jobTitle.trim() === '' ? (
                <Trans>Écrivez le titre du poste.</Trans>
              ) : undefined
            }
            onChange={setJobTitle}
          />
          <TextArea
            label={<Trans>Description du poste</Trans>}
            optional
            hint={<Trans>Collez l’offre d’emploi : les questions s’en inspirent.</Trans>}
            value={jobDescription}
            rows={6}
            maxLength={MOST_DESCRIPTION}
            onChange={setJobDescription}
          />
          <QuestionLanguage value={language} onChange={setLanguage} />
          <CountField value={count} onChange={setCount} />
          <AnswerTimeField value={time} onChange={setTime} />
          {bank.kind === 'failed' && <QuestionsMissing questions={bank} />}
          {failure && <StorageNote failure={failure} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            loading={starting || bank.kind === 'loading'}
            aria-disabled={bank.kind !== 'ready'}
          >
            <Trans>Commencer l’entrevue</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
