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
            onClick={() => void act(sendAgain(context, ref), t`Remis en route.`)}
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
          <Trans>Abandonner</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(giveUp(context, ref), t`Modification abandonnée.`)}
        title={<Trans>Abandonner cette modification?</Trans>}
        confirmLabel={<Trans>Abandonner la modification</Trans>}
        danger
      >
        <p>
          <Trans>
            « {name} » reviendra à ce que le serveur contient. Si le serveur ne l’a jamais reçu, il
            disparaîtra de cet appareil.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}

/** What may pass another time: after an upgrade of the plan or of the app, or without its neighbours. */
const RETRIED: ReadonlySet<ParkCode> = new Set([
  'limit',
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
          La limite de votre forfait est atteinte. Libérez une place ou passez au forfait premium,
          puis réessayez.
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
      return <Trans>Il a été supprimé pour de bon depuis un autre appareil.</Trans>;
    case 'too_large':
      return (
        <Trans>Il est trop volumineux pour voyager. Raccourcissez-le, puis enregistrez.</Trans>
      );
    case 'unknown_collection':
    case 'unknown_field':
      return <Trans>Le serveur ne connaît pas encore ce renseignement. Réessayez plus tard.</Trans>;
    case 'not_yours':
      return <Trans>Il appartient à un autre compte. Gardez-en une copie à vous.</Trans>;
    case 'group':
      return <Trans>Il était lié à une autre modification, qui a été refusée.</Trans>;
    case 'malformed':
      return (
        <Trans>Le serveur n’a pas pu le lire. Copiez le texte et saisissez-le de nouveau.</Trans>
      );
  }
}
