import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { SentenceToTranslate } from '#/domain/cv/pair/next-sentence.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { AssistNote } from '#/parts/assist/AssistNote.tsx';
import { useAssistRun } from '#/parts/assist/use-assist-run.ts';
import { Button } from '#/ui/actions/Button.tsx';
import type { PairModel } from './pair-acts.ts';
import { pairLook } from './pair.css.ts';

/** One sentence from a language model that the person allowed, to be looked at before it is taken. */
export function Translation({
  model: { context, names, recipient },
  next,
  language,
  onTake,
}: {
  model: PairModel;
  next: SentenceToTranslate | undefined;
  language: CvLanguage;
  onTake: (sentence: SentenceToTranslate, translation: string) => void;
}) {
  const { run, start, stop } = useAssistRun(context);
  const [asked, setAsked] = useState<SentenceToTranslate>();
  const outcome = run.kind === 'done' ? run.outcome : undefined;
  const ask = (sentence: SentenceToTranslate): void => {
    setAsked(sentence);
    void start({ purpose: 'translation', language, text: sentence.text, names });
  };
  return (
    <>
      {next && (
        <div className={pairLook.acts}>
          <Button
            size="small"
            loading={run.kind === 'waiting'}
            loadingText={<Trans>Le modèle écrit…</Trans>}
            onClick={() => ask(next)}
          >
            {next.at === 0 ? <Trans>Traduire</Trans> : <Trans>Traduire la ligne suivante</Trans>}
          </Button>
          {run.kind === 'waiting' && (
            <Button variant="quiet" size="small" onClick={stop}>
              <Trans>Arrêter</Trans>
            </Button>
          )}
        </div>
      )}
      {outcome?.kind === 'written' && asked && (
        <div role="status" className={pairLook.offered}>
          <ins lang={LANGUAGE_TAGS[language]} className={pairLook.come}>
            {outcome.text}
          </ins>
          <span className={pairLook.hint}>
            {outcome.by === 'browser' ? (
              <Trans>
                Traduit par le modèle de votre navigateur, sur cet appareil. Relisez le sens.
              </Trans>
            ) : (
              <Trans>Traduit par {recipient}. Relisez le sens.</Trans>
            )}
          </span>
          <div className={pairLook.acts}>
            <Button
              size="small"
              onClick={() => {
                onTake(asked, outcome.text);
                stop();
              }}
            >
              <Trans>Utiliser cette traduction</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={stop}>
              <Trans>Ignorer</Trans>
            </Button>
          </div>
        </div>
      )}
      {outcome && outcome.kind !== 'written' && asked && (
        <AssistNote outcome={outcome}>
          <Trans>Votre phrase reste à traduire par vous : « {asked.text} »</Trans>
        </AssistNote>
      )}
    </>
  );
}
