import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { purgeFromBin, restoreFromBin, type BinItem } from '#/data/records/bin.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { BIN_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { now } from '#/platform/clock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { whenWords } from '#/parts/when-words.ts';
import { myData } from './my-data.css.ts';
import { useRecordWords } from './use-record-words.ts';

/** All that was thrown away, to take back or to erase. */
export function BinPart({ context, bin }: { context: DataContext; bin: readonly BinItem[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useRecordWords();
  const [asked, setAsked] = useState<readonly BinItem[]>();
  const [failure, setFailure] = useState<StorageFailure>();
  if (bin.length === 0)
    return (
      <EmptyState title={<Trans>La corbeille est vide</Trans>}>
        <Trans>Ce que vous supprimez va d’abord ici, et peut être restauré.</Trans>
      </EmptyState>
    );

  const restore = async (item: BinItem) => {
    const done = await restoreFromBin(context, [item]);
    setFailure(done.ok ? undefined : done.error);
    if (!done.ok) return;
    const { name } = words(item, item.row);
    focusSoon();
    showToast({ message: t`« ${name} » n’est plus dans la corbeille.` });
  };
  const purge = async (items: readonly BinItem[]) => {
    const done = await purgeFromBin(context, items);
    setFailure(done.ok ? undefined : done.error);
    if (done.ok) focusSoon();
  };
  const onlyName = asked?.[0] ? words(asked[0], asked[0].row).name : '';
  return (
    <Card
      title={<Trans>Corbeille</Trans>}
      actions={
        <Button size="small" variant="quiet" onClick={() => setAsked(bin)}>
          <Trans>Vider la corbeille</Trans>
        </Button>
      }
    >
      {failure && <StorageNote failure={failure} />}
      <p className={myData.quiet}>
        {context.uid === '' ? (
          <Trans>Ce qui est ici y reste jusqu’à ce que vous le supprimiez.</Trans>
        ) : (
          <Trans>
            Ce qui est ici est supprimé définitivement après{' '}
            <Plural value={BIN_DAYS} one="# jour" other="# jours" />.
          </Trans>
        )}
      </p>
      <ul>
        {bin.map((item) => {
          const { kind, name } = words(item, item.row);
          const { day } = whenWords(item.trashedAt, now(), LANGUAGE_TAGS[language]);
          const left = Math.max(0, Math.ceil((item.removedAt - now()) / DAY_MS));
          return (
            <li key={`${item.table}/${item.id}`} className={myData.row}>
              <span className={myData.words}>
                <b className={myData.name}>{name}</b>
                <span className={myData.quiet}>
                  <Trans>
                    {kind}. Suppression : {day}
                  </Trans>
                  {context.uid !== '' && (
                    <>
                      {' '}
                      <Plural value={left} one="(encore # jour)" other="(encore # jours)" />
                    </>
                  )}
                </span>
              </span>
              <span className={myData.acts}>
                <IconButton
                  icon={Undo2}
                  label={t`Restaurer « ${name} »`}
                  onClick={() => void restore(item)}
                />
                <IconButton
                  icon={Trash2}
                  label={t`Supprimer définitivement « ${name} »`}
                  onClick={() => setAsked([item])}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void purge(asked ?? [])}
        title={<Trans>Supprimer définitivement?</Trans>}
        confirmLabel={<Trans>Supprimer définitivement</Trans>}
        danger
      >
        <p>
          {asked?.length === 1 ? (
            <Trans>« {onlyName} » sera effacé.</Trans>
          ) : (
            <Plural
              value={asked?.length ?? 0}
              one="# élément sera effacé."
              other="# éléments seront effacés."
            />
          )}{' '}
          {context.uid !== '' && (
            <Trans>Cela vaut pour votre compte et pour tous vos appareils.</Trans>
          )}{' '}
          <Trans>Cette action ne peut pas être annulée.</Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
