import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  SEARCH_MAX,
  type UserFilter,
  type UserSort,
} from '#/domain/access/administration/user-list.ts';
import { listUsers, type AdminUser } from '#/remote/admin.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { SearchField } from '#/ui/fields/SearchField.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import type { Administrator } from '../AdminPage.tsx';
import { PageTurn } from '../PageTurn.tsx';
import { useAnswer, type AdminAsk } from '../use-answer.ts';
import { useTyped } from '../use-typed.ts';
import { AddUserDialog } from './AddUserDialog.tsx';
import { UserActDialog, type UserAct } from './UserActDialog.tsx';
import { UsersTable } from './UsersTable.tsx';

export function UsersPart({
  me,
  ask,
  onJournal,
}: {
  me: Administrator;
  ask: AdminAsk;
  /** For those who may read it. */
  onJournal: ((id: string) => void) | undefined;
}) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [show, setShow] = useState<UserFilter>('all');
  const [sort, setSort] = useState<UserSort>('newest');
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const [acting, setActing] = useState<{ on: AdminUser; act: UserAct }>();
  const search = useTyped(words.trim());
  const query = { search, show, sort, page };
  const { value, failure, isAsking, askAgain } = useAnswer(
    ask,
    JSON.stringify(query),
    (token, signal) => listUsers(token, query, signal),
  );
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <Stack>
      <div className={css.tools}>
        <SearchField
          label={t`Chercher par nom, courriel ou identifiant`}
          words={words}
          onWords={(next) => narrow(() => setWords(next.slice(0, SEARCH_MAX)))}
        />
        <Select
          label={<Trans>Afficher</Trans>}
          value={show}
          options={[
            { value: 'all', label: t`Tous les comptes` },
            { value: 'user', label: t`Gratuit` },
            { value: 'premium', label: t`Premium` },
            { value: 'administration', label: t`Administration` },
            { value: 'disabled', label: t`Comptes désactivés` },
          ]}
          onChange={(next) => narrow(() => setShow(next))}
        />
        <Select
          label={<Trans>Trier</Trans>}
          value={sort}
          options={[
            { value: 'newest', label: t`Inscription récente` },
            { value: 'oldest', label: t`Inscription ancienne` },
            { value: 'name', label: t`Nom` },
            { value: 'seen', label: t`Dernière utilisation` },
          ]}
          onChange={(next) => narrow(() => setSort(next))}
        />
        <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          <Trans>Ajouter un utilisateur</Trans>
        </Button>
      </div>
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && value.total === 0 && !isAsking && (
        <EmptyState
          title={<Trans>Personne ne correspond à cette recherche</Trans>}
          action={
            <Button
              onClick={() =>
                narrow(() => {
                  setWords('');
                  setShow('all');
                })
              }
            >
              <Trans>Tout afficher</Trans>
            </Button>
          }
        >
          <Trans>Vérifiez l’orthographe, ou cherchez par courriel.</Trans>
        </EmptyState>
      )}
      {value && value.total > 0 && (
        <div className={isAsking ? css.stale : undefined} aria-busy={isAsking}>
          <Stack>
            <UsersTable
              me={me}
              users={value.items}
              onAct={(on, act) => setActing({ on, act })}
              onJournal={onJournal}
            />
            <PageTurn of={value} onPage={setPage} />
          </Stack>
        </div>
      )}
      {isAdding && <AddUserDialog ask={ask} onClose={() => setAdding(false)} onAdded={askAgain} />}
      {acting && (
        <UserActDialog
          {...acting}
          me={me}
          ask={ask}
          onClose={() => setActing(undefined)}
          onDone={askAgain}
        />
      )}
    </Stack>
  );
}
