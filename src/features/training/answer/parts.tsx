import { Trans } from '@lingui/react/macro';
import { lazyPart } from '#/parts/NotHereYet.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** What the rubric says of an answer: as large as all the rest, and wanted only once there is one. */
export const Feedback = lazyPart(
  async () => (await import('./FeedbackOf.tsx')).FeedbackOf,
  FeedbackMissing,
);

/** Where its code can't be had, the answer is typed. */
export const Recorder = lazyPart(
  async () => (await import('../recording/AnswerRecorder.tsx')).AnswerRecorder,
  () => null,
);

export const InsertStory = lazyPart(
  async () => (await import('../stories/InsertStory.tsx')).InsertStory,
  () => null,
);

function FeedbackMissing() {
  return (
    <Note
      tone="warning"
      live="assertive"
      title={<Trans>Impossible de générer le feedback. Veuillez réessayer.</Trans>}
      action={
        <Button size="small" onClick={() => location.reload()}>
          <Trans>Recharger la page</Trans>
        </Button>
      }
    >
      <Trans>Votre réponse est enregistrée. Elle sera évaluée dès que ce sera possible.</Trans>
    </Note>
  );
}
