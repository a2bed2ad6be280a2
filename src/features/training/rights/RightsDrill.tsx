import { Trans } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { RIGHTS_LAWS, type Jurisdiction } from '#/domain/training/rights/jurisdictions.ts';
import { rightsDrill } from '#/domain/training/rights/rights-drill.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { RightsVerdict } from './RightsVerdict.tsx';
import { rights as css } from './rights.css.ts';

const QUESTION_ID = 'rights-question';
const VERDICT_ID = 'rights-verdict';

/** One place's questions, from the first to the last, then how many were judged right. */
export function RightsDrill({
  place,
  placeName,
  language,
}: {
  place: Jurisdiction;
  placeName: string;
  language: 'fr' | 'en';
}) {
  const questions = rightsDrill(language, place);
  const [number, setNumber] = useState(0);
  const [picked, setPicked] = useState<'allowed' | 'forbidden'>();
  const [right, setRight] = useState(0);
  const question = questions[number];
  const count = questions.length;

  const pick = (choice: 'allowed' | 'forbidden') => {
    setPicked(choice);
    if ((choice === 'allowed') === (question?.ground === null)) setRight(right + 1);
    focusSoon(VERDICT_ID);
  };
  const show = (next: number) => {
    setPicked(undefined);
    setNumber(next);
    if (next === 0) setRight(0);
    focusSoon(QUESTION_ID);
  };

  if (!question)
    return (
      <Card>
        <Stack gap="px16">
          <h2 id={QUESTION_ID} tabIndex={-1} className={css.asked}>
            <Trans>
              Résultat : {right} sur {count}
            </Trans>
          </h2>
          <p>
            <Trans>
              Retenez une phrase pour chaque façon de répondre, et dites-la à voix haute deux ou
              trois fois : vous la retrouverez le jour de l’entrevue.
            </Trans>
          </p>
          <Row>
            <Button icon={RotateCcw} onClick={() => show(0)}>
              <Trans>Recommencer</Trans>
            </Button>
          </Row>
        </Stack>
      </Card>
    );

  const position = number + 1;
  return (
    <Card>
      <Stack gap="px16">
        <p className={css.quiet}>
          <Trans>
            Question {position} sur {count} · {placeName}
          </Trans>
        </p>
        <h2 id={QUESTION_ID} tabIndex={-1} className={css.asked}>
          {question.text}
        </h2>
        {picked === undefined ? (
          <Stack gap="px12">
            <p>
              <Trans>Un employeur peut-il vous le demander en entrevue?</Trans>
            </p>
            <Row>
              <Button onClick={() => pick('allowed')}>
                <Trans>Oui, c’est permis</Trans>
              </Button>
              <Button onClick={() => pick('forbidden')}>
                <Trans>Non, il ne devrait pas</Trans>
              </Button>
            </Row>
          </Stack>
        ) : (
          <>
            <div id={VERDICT_ID} tabIndex={-1} className={css.verdict}>
              <RightsVerdict
                question={question}
                law={RIGHTS_LAWS[place]}
                language={language}
                isRight={(picked === 'allowed') === (question.ground === null)}
              />
            </div>
            <Row>
              <Button variant="primary" onClick={() => show(position)}>
                {position < count ? (
                  <Trans>Question suivante</Trans>
                ) : (
                  <Trans>Voir le résultat</Trans>
                )}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
