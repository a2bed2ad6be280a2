import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DataContext } from '#/data/context.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import type { InterviewResult } from '#/domain/training/interview-answer.ts';
import { wordCount } from '#/domain/training/word-count.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { training } from '../training.css.ts';
import { useMomentWords } from '../use-moment-words.ts';

/** What was answered to the question before, the newest first. */
export function EarlierAnswers({
  context,
  results,
  shown,
  language,
  onShow,
}: {
  context: DataContext;
  results: readonly InterviewResult[];
  /** Id of the one whose feedback is on the screen. */
  shown: string | undefined;
  language: 'fr' | 'en';
  onShow: (id: string) => void;
}) {
  const { t } = useLingui();
  const moment = useMomentWords();
  const listed = results.filter(({ id }) => id !== shown).toReversed();
  if (listed.length === 0) return null;
  const discard = async (id: string) => {
    const refs = [{ table: 'interviewResults', id }] as const;
    if (!(await moveToBin(context, refs)).ok) return;
    showToast({
      message: t`Réponse mise à la corbeille`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, refs),
      },
    });
  };
  return (
    <Card title={<Trans>Vos réponses précédentes</Trans>}>
      {listed.map(({ id, answer, answeredAt, scores: { global } }) => (
        <Disclosure
          key={id}
          icon={MessageSquareText}
          summary={
            <>
              {moment(answeredAt)}
              <span className={training.detail}>
                {global !== undefined && <Trans>score {global}</Trans>}
                {global !== undefined && ' · '}
                <Plural value={wordCount(answer)} one="# mot" other="# mots" />
              </span>
            </>
          }
        >
          <Stack gap="px12">
            <p lang={LANGUAGE_TAGS[language]} className={training.written}>
              {answer}
            </p>
            <Row gap="px8">
              <Button size="small" onClick={() => onShow(id)}>
                <Trans>Revoir la rétroaction</Trans>
              </Button>
              <Button size="small" variant="quiet" icon={Trash2} onClick={() => void discard(id)}>
                <Trans>Mettre à la corbeille</Trans>
              </Button>
            </Row>
          </Stack>
        </Disclosure>
      ))}
    </Card>
  );
}
