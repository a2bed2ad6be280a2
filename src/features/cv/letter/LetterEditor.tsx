import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDeferredValue } from 'react';
import type { DataContext } from '#/data/context.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import { layoutLetter } from '#/domain/cv/letter/layout-letter.ts';
import { questionsIn, type Letter } from '#/domain/cv/letter/letter.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { customise } from '../customise/customise.css.ts';
import { SavedLine } from '../customise/SavedLine.tsx';
import type { CvSearch } from '../cv-search.ts';
import { MissingLetters } from '../preview/MissingLetters.tsx';
import { PageDrawing } from '../preview/PageDrawing.tsx';
import { useCvFonts } from '../preview/use-cv-layout.ts';
import { LetterFiles } from './LetterFiles.tsx';
import { LetterForm } from './LetterForm.tsx';
import { useLetterDraft } from './use-letter-draft.ts';

/** The form, the page it makes, and the files. */
export function LetterEditor({
  context,
  cv,
  stored,
  go,
}: {
  context: DataContext;
  cv: CvRecord;
  stored: Letter;
  go: (next: CvSearch) => void;
}) {
  const { t } = useLingui();
  const { letter, saving, flush, change } = useLetterDraft(context, stored);
  const shown = useDeferredValue(letter);
  const layout = layoutLetter(shown, cv, cvMetrics());
  useCvFonts(layout);
  const questions = questionsIn(letter);
  const headline = cv.personal.headline?.trim();
  const discard = async () => {
    await flush();
    const refs = [{ table: 'letters', id: letter.id }] as const;
    const done = await moveToBin(context, refs);
    if (!done.ok) return;
    go({ cv: cv.id, step: 'customise' });
    showToast({
      message: t`La lettre est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, refs),
      },
    });
  };
  return (
    <div className={customise.studio}>
      <Stack gap="px20">
        {questions.length > 0 && (
          <Note
            tone="warning"
            title={
              <Plural
                value={questions.length}
                one="# passage entre crochets est à remplacer"
                other="# passages entre crochets sont à remplacer"
              />
            }
          >
            <Trans>
              La lettre ne dit que ce qui est dans votre CV et dans l’offre. Le reste, vous seul le
              savez.
            </Trans>
          </Note>
        )}
        {letter.language !== cv.language && headline && (
          <Note
            title={<Trans>Le titre sous votre nom vient d’un CV dans l’autre langue</Trans>}
            action={
              <Button size="small" onClick={() => go({ cv: cv.id, step: 'customise' })}>
                <Trans>Ouvrir le CV</Trans>
              </Button>
            }
          >
            <Trans>
              « {headline} » est imprimé tel quel. Pour le dire dans la langue de la lettre, créez
              d’abord la version du CV dans cette langue, puis une nouvelle lettre.
            </Trans>
          </Note>
        )}
        {layout.overflow && (
          <Note tone="warning" title={<Trans>La lettre dépasse une page</Trans>}>
            <Trans>Raccourcissez le texte : une lettre tient sur une page.</Trans>
          </Note>
        )}
        <MissingLetters missing={layout.missing} />
        <LetterForm letter={letter} change={change} onLeft={() => void flush()} />
        <SavedLine saving={saving} onRetry={() => void flush()} />
      </Stack>
      <Stack gap="px20">
        {layout.pages.map((page, at) => {
          const place = t`Page ${at + 1} de la lettre`;
          return <PageDrawing key={place} page={page} label={place} />;
        })}
        <Card title={<Trans>Télécharger</Trans>}>
          <LetterFiles letter={letter} cv={cv} questions={questions.length} />
        </Card>
        <Row>
          <Button variant="quiet" icon={Trash2} onClick={() => void discard()}>
            <Trans>Mettre à la corbeille</Trans>
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
