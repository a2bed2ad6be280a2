import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import { factsOfRecord } from '#/domain/cv/match/facts-of-record.ts';
import { matchJob } from '#/domain/cv/match/match-job.ts';
import { addSkills } from '#/domain/cv/record/place-line.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { thisMonth } from '../customise/fields/form-problems.ts';
import { LetterStart } from '../pair/lazy-parts.ts';
import { review } from '../review/review.css.ts';
import type { ChosenAd } from './AdChoice.tsx';
import { MatchedRow } from './MatchedRow.tsx';
import { MissingRow } from './MissingRow.tsx';
import { TailoredCopy } from './TailoredCopy.tsx';

const RESULT = 'job-match';

/** What is asked and is there, with both sentences; what is asked and is not there, as a question. */
export function MatchResult({
  form,
  context,
  ad,
  onOther,
  onField,
  onCopy,
  onLetter,
}: {
  form: CvForm;
  context: DataContext;
  ad: ChosenAd;
  onOther: () => void;
  onField: (path: string) => void;
  onCopy: (id: string) => void;
  onLetter: (letter: Letter) => void;
}) {
  const { t } = useLingui();
  const cv = useDeferredValue(form.cv);
  const match = useMemo(() => matchJob(factsOfRecord(cv), ad, thisMonth()), [cv, ad]);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const of = (status: string) => match.requirements.filter((one) => one.status === status);
  const [matched, missing, covered] = [of('matched'), of('missing'), of('covered')];
  const open = missing.filter(({ term }) => !refused.has(term));
  const asked = matched.length + missing.length;

  if (match.requirements.length === 0)
    return (
      <EmptyState
        title={<Trans>Aucune exigence trouvée dans ce texte</Trans>}
        action={
          <Button onClick={onOther}>
            <Trans>Changer d’offre</Trans>
          </Button>
        }
      >
        <Trans>Collez la partie qui décrit les tâches et les exigences.</Trans>
      </EmptyState>
    );
  return (
    <div id={RESULT} tabIndex={-1}>
      <Stack>
        <Row>
          <strong>
            <Plural
              value={matched.length}
              one={`# exigence sur ${asked} est dans votre CV`}
              other={`# exigences sur ${asked} sont dans votre CV`}
            />
          </strong>
          <Button size="small" variant="quiet" onClick={onOther}>
            <Trans>Changer d’offre</Trans>
          </Button>
        </Row>
        {match.title && match.title.asked !== '' && (
          <p className={review.lead}>
            {match.title.evidence.length > 0 ? (
              <Trans>Vous avez déjà occupé ce poste : {match.title.asked}.</Trans>
            ) : (
              <Trans>Votre CV ne nomme pas ce poste : {match.title.asked}.</Trans>
            )}
          </p>
        )}
        {open.length > 0 && (
          <Card title={<Trans>Pas trouvé dans votre CV</Trans>}>
            <ul className={review.list}>
              {open.map((one) => (
                <MissingRow
                  key={one.term}
                  requirement={one}
                  cv={form.cv}
                  adLanguage={match.language}
                  onField={onField}
                  onRefuse={() => {
                    setRefused(new Set([...refused, one.term]));
                    focusSoon(RESULT);
                  }}
                  onAdd={(name) => {
                    const undo = form.edit(addSkills(form.cv, [name], context.random));
                    focusSoon(RESULT);
                    showToast({
                      message: t`« ${name} » est dans vos compétences.`,
                      tone: 'positive',
                      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
                    });
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
        {refused.size > 0 && (
          <Button size="small" variant="quiet" onClick={() => setRefused(new Set())}>
            <Plural
              value={refused.size}
              one="Revoir # exigence que vous n’avez pas"
              other="Revoir # exigences que vous n’avez pas"
            />
          </Button>
        )}
        {matched.length > 0 && (
          <Card title={<Trans>Trouvé dans votre CV</Trans>}>
            <ul className={review.list}>
              {matched.map((one) => (
                <MatchedRow
                  key={one.term}
                  requirement={one}
                  cv={form.cv}
                  adLanguage={match.language}
                  onField={onField}
                />
              ))}
            </ul>
          </Card>
        )}
        {covered.length > 0 && (
          <Disclosure summary={<Trans>Remplacé par une autre exigence de l’offre</Trans>}>
            <p className={review.lead}>{covered.map(({ term }) => term).join(', ')}</p>
          </Disclosure>
        )}
        <Suspense>
          <LetterStart cv={form.cv} context={context} ad={ad} onLetter={onLetter} />
        </Suspense>
        <TailoredCopy cv={form.cv} context={context} ad={ad} match={match} onCopy={onCopy} />
      </Stack>
    </div>
  );
}
