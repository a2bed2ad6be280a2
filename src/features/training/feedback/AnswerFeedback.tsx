import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { loadCatalog } from '#/i18n/i18n.ts';
import { lazyPart } from '#/parts/NotHereYet.tsx';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AdviceLists } from './AdviceLists.tsx';
import { ExampleAnswer } from './ExampleAnswer.tsx';
import { feedback as css } from './feedback.css.ts';
import { PointsTable } from './PointsTable.tsx';
import { StarPath } from './StarPath.tsx';
import { useScoreWords } from './use-score-words.ts';
import { useUnjudgedWords } from './use-rule-words.ts';

// What judges a model's words is large, and few ask for one.
const RewordedAnswer = lazyPart(
  async () => {
    const [part] = await Promise.all([
      import('../reworded/RewordedAnswer.tsx'),
      loadCatalog('assist'),
    ]);
    return part.RewordedAnswer;
  },
  () => null,
);

/** All that the rubric says of one answer; stands in a card of its own with the title of who shows it. */
export function AnswerFeedback({
  scored,
  answer,
  question,
  onStory,
}: {
  scored: ScoredAnswer;
  answer: string;
  question: string;
  /** Keeps the answer as a story to use again. */
  onStory?: () => void;
}) {
  const { t } = useLingui();
  const unjudgedWords = useUnjudgedWords();
  const scoreWords = useScoreWords(scored);
  const { unjudged, global, content, structure, delivery, category, offTopic } = scored;
  if (unjudged)
    return (
      <Stack gap="px20">
        <Note title={unjudgedWords[unjudged].title}>
          <p>{unjudgedWords[unjudged].toDo}</p>
          <p>
            <Trans>
              Nous préférons ne pas donner de score plutôt qu’un score qui ne veut rien dire.
            </Trans>
          </p>
        </Note>
        <ExampleAnswer scored={scored} question={question} />
      </Stack>
    );
  const parts = [
    { label: t`Contenu`, score: content },
    { label: t`Structure`, score: structure },
    { label: t`Expression`, score: delivery },
  ];
  return (
    <Stack gap="px24">
      <div className={css.score}>
        <p className={css.figure}>
          {global}
          <small className={css.outOf}>/100</small>
        </p>
        <p className={css.quiet}>{scoreWords}</p>
      </div>
      <Stack gap="px12">
        {parts.map(({ label, score }) =>
          score === null ? null : (
            <Meter key={label} label={label} value={score} valueText={String(score)} />
          ),
        )}
      </Stack>
      {offTopic && (
        <Note tone="warning" title={<Trans>La réponse semble parler d’autre chose</Trans>}>
          <Trans>
            Nous avons trouvé peu de liens entre votre réponse et la question. Relisez la question,
            puis répondez-y dès la première phrase. Si nous nous trompons, gardez votre réponse.
          </Trans>
        </Note>
      )}
      {scored.isPseudoStory && !offTopic && (
        <Note tone="warning" title={<Trans>Vous dites ce que vous faites d’habitude</Trans>}>
          <Trans>
            Cette question demande un fait précis, arrivé une fois. Choisissez un jour, une personne
            ou un projet, et racontez ce que vous avez fait à ce moment-là.
          </Trans>
        </Note>
      )}
      {scored.isCut && (
        <Note title={<Trans>La réponse est très longue</Trans>}>
          <Trans>Seul le début a été évalué.</Trans>
        </Note>
      )}
      <StarPath scored={scored} answer={answer} />
      <AdviceLists scored={scored} answer={answer} />
      <div>
        <ExampleAnswer scored={scored} question={question} />
        <PointsTable scored={scored} />
      </div>
      <Suspense>
        <RewordedAnswer answer={answer} question={question} language={scored.language} />
      </Suspense>
      {onStory && category === 'behavioral' && !offTopic && (
        <Button icon={BookmarkPlus} className={css.start} onClick={onStory}>
          <Trans>Garder dans mes récits</Trans>
        </Button>
      )}
    </Stack>
  );
}
