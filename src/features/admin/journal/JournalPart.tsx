import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AUDIT_ACTIONS } from '#/domain/access/administration/audit-actions.ts';
import { SEARCH_MAX } from '#/domain/access/administration/user-list.ts';
import { listActs, type Act, type Somebody } from '#/remote/admin.ts';
import { SearchField } from '#/ui/fields/SearchField.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { PageTurn } from '../PageTurn.tsx';
import { useMoments } from '../use-admin-words.ts';
import { useAnswer, type AdminAsk } from '../use-answer.ts';
import { useTyped } from '../use-typed.ts';
import { useActWords } from './use-act-words.ts';

/** Who did what to whom, and when. Nothing is taken out of it. */
export function JournalPart({ ask, person: first }: { ask: AdminAsk; person: string }) {
  const { t } = useLingui();
  const { names } = useActWords();
  const [action, setAction] = useState('');
  const [words, setWords] = useState(first);
  const [page, setPage] = useState(1);
  const person = useTyped(words.trim());
  const query = { action, person, page };
  const { value, failure, isAsking, askAgain } = useAnswer(
    ask,
    JSON.stringify(query),
    (token, signal) => listActs(token, query, signal),
  );
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <Stack>
      <div className={css.two}>
        <SearchField
          label={t`Chercher par courriel ou identifiant complet`}
          words={words}
          onWords={(next) => narrow(() => setWords(next.slice(0, SEARCH_MAX)))}
        />
        <Select
          label={<Trans>Afficher</Trans>}
          value={action}
          options={[
            { value: '', label: t`Toutes les actions` },
            ...AUDIT_ACTIONS.map((one) => ({ value: one, label: names[one] })),
          ]}
          onChange={(next) => narrow(() => setAction(next))}
        />
      </div>
      <p className={css.quiet}>
        <Trans>
          Chaque action de l’administration laisse une ligne ici. Une ligne ne se modifie pas et ne
          s’efface pas. Pour chercher une personne, écrivez son courriel ou son identifiant au
          complet.
        </Trans>
      </p>
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && value.total === 0 && !isAsking && (
        <EmptyState title={<Trans>Aucune action à montrer</Trans>}>
          <Trans>Les actions de l’administration apparaîtront ici.</Trans>
        </EmptyState>
      )}
      {value && value.total > 0 && (
        <div className={isAsking ? css.stale : undefined} aria-busy={isAsking}>
          <Stack>
            <Acts acts={value.items} />
            <PageTurn of={value} onPage={setPage} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

function Acts({ acts }: { acts: readonly Act[] }) {
  const { moment } = useMoments();
  const { say } = useActWords();
  return (
    <Card flush>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Action</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Par</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Compte</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Quand</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its words stand deeper than the rule looks. */}
              <th scope="row">
                <span className={css.words}>
                  <span className={css.name}>{say(act)}</span>
                  <span className={css.onPhone}>
                    <span className={css.words}>
                      <span>
                        <Who who={act.target} />
                      </span>
                      <span className={css.quiet}>
                        <Trans>Par</Trans> <Doer act={act} />
                      </span>
                      <span className={css.quiet}>{moment(act.at)}</span>
                    </span>
                  </span>
                </span>
              </th>
              <td className={css.onWide}>
                <Doer act={act} />
              </td>
              <td className={css.onWide}>
                <Who who={act.target} />
              </td>
              <td className={`${css.onWide} ${css.date}`}>{moment(act.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Doer({ act }: { act: Act }) {
  if (act.actor.id === '') return <Trans>Le serveur</Trans>;
  const { email } = act.actor;
  return act.isOperator ? (
    <Trans>Tableau de bord du serveur : {email}</Trans>
  ) : (
    <Who who={act.actor} />
  );
}

/** Whoever is gone left an id. */
function Who({ who: { id, name, email } }: { who: Somebody }) {
  if (email === '') return id === '' ? <>–</> : <code className={css.id}>{id}</code>;
  return (
    <>
      {name || <Trans>Nom non défini</Trans>} <span className={css.quiet}>({email})</span>
    </>
  );
}
