import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { assistTexts, type AssistText } from '#/domain/cv/suggest/assist-facts.ts';
import type { Suggestion } from '#/domain/cv/suggest/suggestion.ts';
import { AssistChoices } from '#/parts/assist/AssistChoices.tsx';
import { useAssist } from '#/parts/assist/use-assist.ts';
import { useAssistRun } from '#/parts/assist/use-assist-run.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import type { CvForm } from '../../customise/fields/cv-form.ts';
import { review } from '../review.css.ts';
import { Rewording } from './Rewording.tsx';
import { rewordingPatch } from './rewording-patch.ts';
import { RulesInstead } from './RulesInstead.tsx';

const PURPOSES = ['achievement', 'summary'] as const;
/** Of a line in the list to choose from. */
const SHOWN_CHARACTERS = 70;

/** Another wording from a language model, once the person has said what it may be told; nothing where there is none. */
export function AssistCard({
  form: { cv },
  context,
  suggestions,
  onApply,
}: {
  form: CvForm;
  context: DataContext;
  suggestions: readonly Suggestion[];
  onApply: (patch: CvPatch) => void;
}) {
  const { t } = useLingui();
  const assist = useAssist(context, cv.language);
  const { run, start, stop } = useAssistRun(context);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<AssistText>();
  if (!assist) return null;
  const { recipient } = assist;

  const texts = assistTexts(cv).filter(({ purpose }) => assist.agreed.has(purpose));
  const text = texts.find((one) => keyOf(one) === chosen) ?? texts[0];
  const ask = (wanted: AssistText): void => {
    setAsked(wanted);
    const { purpose, text: written, facts } = wanted;
    const names = [cv.personal.fullName];
    void start({ purpose, language: cv.language, text: written, facts, names });
  };
  const outcome = run.kind === 'done' ? run.outcome : undefined;
  return (
    <Card title={<Trans>Aide d’un modèle de langue</Trans>}>
      <Stack gap="px16">
        {texts.length === 0 && (
          <p className={review.lead}>
            {assist.agreed.size === 0 ? (
              <Trans>
                Un modèle de langue peut proposer une autre formulation. C’est éteint : rien ne lui
                est envoyé tant que vous ne le demandez pas.
              </Trans>
            ) : (
              <Trans>
                Écrivez d’abord un poste ou une réalisation : il n’y a rien à reformuler.
              </Trans>
            )}
          </p>
        )}
        {text && (
          <Select
            label={t`Texte à reformuler`}
            value={keyOf(text)}
            options={texts.map((one) => ({
              value: keyOf(one),
              label: one.purpose === 'summary' ? t`Profil professionnel` : shortened(one.text),
              ...(one.purpose === 'summary' ? {} : { lang: cv.language }),
            }))}
            onChange={(key) => {
              setChosen(key);
              stop();
            }}
          />
        )}
        <Row gap="px8">
          {text && (
            <Button
              size="small"
              loading={run.kind === 'waiting'}
              loadingText={<Trans>Le modèle écrit…</Trans>}
              onClick={() => ask(text)}
            >
              <Trans>Proposer une formulation</Trans>
            </Button>
          )}
          {run.kind === 'waiting' && (
            <Button variant="quiet" size="small" onClick={stop}>
              <Trans>Arrêter</Trans>
            </Button>
          )}
          <Button
            variant={texts.length > 0 ? 'quiet' : 'secondary'}
            size="small"
            onClick={() => setChoosing(true)}
          >
            <Trans>Choisir ce qui est envoyé</Trans>
          </Button>
        </Row>
        {outcome && asked && outcome.kind === 'written' && (
          <Rewording
            cv={cv}
            before={asked.text}
            after={outcome.text}
            onIgnore={stop}
            onApply={() => {
              onApply(rewordingPatch(cv, asked, outcome.text));
              stop();
            }}
          >
            {outcome.by === 'browser' ? (
              <Trans>
                Écrit par le modèle de votre navigateur, sur cet appareil. Nous avons vérifié les
                nombres, les noms et les outils. Relisez le sens.
              </Trans>
            ) : (
              <Trans>
                Écrit par {recipient}. Nous avons vérifié les nombres, les noms et les outils.
                Relisez le sens.
              </Trans>
            )}
          </Rewording>
        )}
        {outcome && asked && outcome.kind !== 'written' && (
          <RulesInstead
            cv={cv}
            asked={asked}
            suggestions={suggestions}
            outcome={outcome}
            onIgnore={stop}
            onApply={(patch) => {
              onApply(patch);
              stop();
            }}
          />
        )}
      </Stack>
      <AssistChoices
        context={context}
        state={assist}
        purposes={PURPOSES}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}

const keyOf = ({ path, at }: AssistText): string => `${path} ${at}`;

const shortened = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;
