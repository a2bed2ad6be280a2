import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { giveUp, keepAsCopy, sendAgain, type RefusedRecord } from '#/data/queue/waiting.ts';
import type { ParkCode } from '#/domain/sync/protocol.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { myData } from './my-data.css.ts';
import { useFieldWords } from './use-field-words.ts';
import { useRecordWords } from './use-record-words.ts';

/** Changes the server would not take: why, what they said, and what can be done. */
export function RefusedCard({
  context,
  refused,
}: {
  context: DataContext;
  refused: readonly RefusedRecord[];
}) {
  const [failure, setFailure] = useState<StorageFailure>();
  return (
    <Card title={<Trans>Refusé par le serveur</Trans>} actions={refused.length}>
      {failure && <StorageNote failure={failure} />}
      <ul>
        {refused.map((record) => (
          <RefusedRow
            key={`${record.ref.table}/${record.ref.id}`}
            context={context}
            record={record}
            onFailure={setFailure}
          />
        ))}
      </ul>
    </Card>
  );
}

function RefusedRow({
  context,
  record: { ref, row, code, patch },
  onFailure,
}: {
  context: DataContext;
  record: RefusedRecord;
  onFailure: (failure: StorageFailure | undefined) => void;
}) {
  const { t } = useLingui();
  const words = useRecordWords();
  const fields = useFieldWords();
  const [asking, setAsking] = useState(false);
  const { kind, name } = words(ref, row);
  const act = async (
    done: Promise<{ ok: true } | { ok: false; error: StorageFailure }>,
    said: string,
  ) => {
    const result = await done;
    onFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    focusSoon();
    showToast({ message: said });
  };
  return (
    <li className={myData.row}>
      <div className={myData.words}>
        <b className={myData.name}>{row ? name : kind}</b>
        <span className={myData.quiet}>
          <RefusalReason code={code} />
        </span>
        <div className={myData.written}>
          <Disclosure summary={<Trans>Ce que vous aviez écrit</Trans>}>
            <Stack gap="px8">
              {Object.entries(patch)
                .filter(([, value]) => value !== '' && !isBlank(value))
                .map(([path, value]) => (
                  <div key={path}>
                    <span className={myData.label}>{fields.nameOf(path)}</span>
                    <p className={myData.value}>{fields.valueOf(path, value)}</p>
                  </div>
                ))}
            </Stack>
          </Disclosure>
        </div>
      </div>
      <div className={myData.acts}>
        {RETRIED.has(code) && (
          <Button
            size="small"
            onClick={() => void act(sendAgain(context, ref), t`Nouvel envoi en cours.`)}
          >
            <Trans>Réessayer</Trans>
          </Button>
        )}
        {row && COPIED.has(code) && (
          <Button
            size="small"
            onClick={() => void act(keepAsCopy(context, ref), t`Une copie est gardée.`)}
          >
            <Trans>Garder une copie</Trans>
          </Button>
        )}
        <Button size="small" onClick={() => setAsking(true)}>
          <Trans>Supprimer</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(giveUp(context, ref), t`Modification supprimée.`)}
        title={<Trans>Supprimer cette modification?</Trans>}
        confirmLabel={<Trans>Supprimer la modification</Trans>}
        danger
      >
        <p>
          <Trans>
            « {name} » reprendra la version gardée sur le serveur. Si le serveur ne l’a jamais reçu,
            il sera effacé de cet appareil.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}

/** What may pass another time: after an upgrade of the plan or of the app, or without its neighbours. */
const RETRIED: ReadonlySet<ParkCode> = new Set([
  'limit',
  'room',
  'role',
  'group',
  'unknown_field',
  'unknown_collection',
]);

/** What the server will never take under this name. */
const COPIED: ReadonlySet<ParkCode> = new Set(['purged', 'unknown_record', 'not_yours']);

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function RefusalReason({ code }: { code: ParkCode }) {
  switch (code) {
    case 'limit':
      return (
        <Trans>
          La limite de votre forfait est atteinte. Ceci reste sur cet appareil. Fermez ou supprimez
          un élément du même type, ou passez au forfait Premium, puis réessayez.
        </Trans>
      );
    case 'room':
      return (
        <Trans>
          Votre compte n’a plus de place sur le serveur. Ceci reste sur cet appareil. Supprimez
          définitivement ce qui ne sert plus, puis réessayez.
        </Trans>
      );
    case 'role':
      return (
        <Trans>
          Il fait partie d’un outil du forfait premium. Passez au forfait premium, puis réessayez.
        </Trans>
      );
    case 'purged':
    case 'unknown_record':
      return <Trans>Il a été supprimé définitivement depuis un autre appareil.</Trans>;
    case 'too_large':
      return (
        <Trans>
          Il est trop long pour être synchronisé. Il reste sur cet appareil : raccourcissez-le, puis
          enregistrez.
        </Trans>
      );
    case 'unknown_collection':
    case 'unknown_field':
      return <Trans>Le serveur ne connaît pas encore ce renseignement. Réessayez plus tard.</Trans>;
    case 'not_yours':
      return <Trans>Il appartient à un autre compte. Gardez-en une copie.</Trans>;
    case 'group':
      return <Trans>Il dépend d’une autre modification, que le serveur a refusée.</Trans>;
    case 'malformed':
      return (
        <Trans>Le serveur n’a pas pu le lire. Copiez le texte et saisissez-le de nouveau.</Trans>
      );
  }
}
