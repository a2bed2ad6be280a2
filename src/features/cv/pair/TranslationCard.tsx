import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { AssistChoices } from '#/parts/assist/AssistChoices.tsx';
import type { AssistState } from '#/parts/assist/use-assist.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { pairLook } from './pair.css.ts';

const PURPOSES = ['translation'] as const;

/** Where the person says whether a language model may be given their sentences. */
export function TranslationCard({ context, state }: { context: DataContext; state: AssistState }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Card title={<Trans>Aide d’un modèle de langue</Trans>}>
      <Stack gap="px12">
        <p className={pairLook.hint}>
          {state.agreed.has('translation') ? (
            <Trans>
              Le bouton « Traduire » est sous chaque phrase qui manque. Une phrase est envoyée à la
              fois, et rien n’est écrit dans votre CV sans vous.
            </Trans>
          ) : (
            <Trans>
              Un modèle de langue peut traduire une phrase à la fois. C’est éteint : rien ne lui est
              envoyé tant que vous ne le demandez pas.
            </Trans>
          )}
        </p>
        <Row>
          <Button size="small" onClick={() => setChoosing(true)}>
            <Trans>Choisir ce qui est envoyé</Trans>
          </Button>
        </Row>
      </Stack>
      <AssistChoices
        context={context}
        state={state}
        purposes={PURPOSES}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}
