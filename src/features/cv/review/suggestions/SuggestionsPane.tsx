import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import {
  SUGGESTION_RULES,
  type Suggestion,
  type SuggestionRule,
} from '#/domain/cv/suggest/suggestion.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import type { CvForm } from '../../customise/fields/cv-form.ts';
import { AssistCard } from '../assist/AssistCard.tsx';
import type { Review } from '../review-of.ts';
import { review } from '../review.css.ts';
import { Proposal } from './Proposal.tsx';
import { RULE_NAMES } from './suggestion-words.ts';

const PANE = 'cv-suggestions';
/** So many of a kind stand open. */
const SHOWN = 3;

/** What could be said better, kind by kind: each is applied alone or with its kind, and taken back in one press. */
export function SuggestionsPane({
  form,
  found,
  context,
  onField,
  onAts,
}: {
  form: CvForm;
  found: Review;
  context: DataContext;
  onField: (path: string) => void;
  onAts: () => void;
}) {
  const { t } = useLingui();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const toDo = found.analysis.groups
    .flatMap(({ rules }) => rules)
    .filter(({ points, of }) => points < of).length;
  const open = found.suggestions.filter(({ id }) => !ignored.has(id));

  const apply = (patch: CvPatch, message: string) => {
    const undo = form.edit(patch);
    focusSoon(PANE);
    showToast({
      message,
      tone: 'positive',
      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
    });
  };
  const row = (suggestion: Suggestion) => (
    <Proposal
      key={suggestion.id}
      cv={form.cv}
      suggestion={suggestion}
      onField={onField}
      onApply={() => apply(suggestion.patch, t`Suggestion appliquée.`)}
      onIgnore={() => {
        setIgnored(new Set([...ignored, suggestion.id]));
        focusSoon(PANE);
      }}
    />
  );
  const kinds = SUGGESTION_RULES.map((rule): [SuggestionRule, Suggestion[]] => [
    rule,
    open.filter((one) => one.rule === rule),
  ]).filter(([, list]) => list.length > 0);

  return (
    <div id={PANE} tabIndex={-1} className={review.list}>
      {kinds.length === 0 ? (
        <EmptyState
          title={<Trans>Aucune suggestion pour le moment</Trans>}
          action={
            toDo > 0 && (
              <Button onClick={onAts}>
                <Trans>Voir l’analyse ATS</Trans>
              </Button>
            )
          }
        >
          {toDo > 0 ? (
            <Plural
              value={toDo}
              one="L’analyse ATS montre encore # point à améliorer."
              other="L’analyse ATS montre encore # points à améliorer."
            />
          ) : (
            <Trans>Elles apparaissent pendant que vous écrivez.</Trans>
          )}
        </EmptyState>
      ) : (
        <p className={review.lead}>
          <Trans>
            Ces suggestions viennent de règles simples, sur votre appareil. Elles n’ajoutent aucun
            fait : relisez, puis choisissez.
          </Trans>
        </p>
      )}
      {kinds.map(([rule, list]) => (
        <Card key={rule} title={t(RULE_NAMES[rule])}>
          <Stack>
            {list.length > 1 && (
              <Row>
                <Button
                  size="small"
                  onClick={() =>
                    apply(found.allOfRule(form.cv, rule, ignored), t`Suggestions appliquées.`)
                  }
                >
                  <Plural
                    value={list.length}
                    one="Appliquer # suggestion"
                    other="Appliquer les #"
                  />
                </Button>
              </Row>
            )}
            <ul className={review.list}>{list.slice(0, SHOWN).map(row)}</ul>
            {list.length > SHOWN && (
              <Disclosure
                summary={
                  <Plural
                    value={list.length - SHOWN}
                    one="Voir # autre suggestion"
                    other="Voir # autres suggestions"
                  />
                }
              >
                <ul className={review.list}>{list.slice(SHOWN).map(row)}</ul>
              </Disclosure>
            )}
          </Stack>
        </Card>
      ))}
      <AssistCard
        form={form}
        context={context}
        suggestions={found.suggestions}
        onApply={(patch) => apply(patch, t`Suggestion appliquée.`)}
      />
      {ignored.size > 0 && (
        <Button size="small" onClick={() => setIgnored(new Set())}>
          <Trans>Revoir les suggestions ignorées</Trans>
        </Button>
      )}
    </div>
  );
}
