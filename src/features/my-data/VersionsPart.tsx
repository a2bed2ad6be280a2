import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { HistoryEntry, SyncedRow } from '#/data/tables.ts';
import {
  chooseVersion,
  keepAllPresent,
  keepPresent,
  type OtherVersion,
} from '#/data/records/history.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { millisOf } from '#/domain/sync/values/hybrid-clock.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { now } from '#/platform/clock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { whenWords } from '#/parts/when-words.ts';
import { myData } from './my-data.css.ts';
import { useDeviceNames } from './use-device-names.ts';
import { useFieldWords } from './use-field-words.ts';
import { useRecordWords } from './use-record-words.ts';

/** Fields that two devices changed at the same time: both values side by side, and a choice. */
export function VersionsPart({
  context,
  versions,
}: {
  context: DataContext;
  versions: readonly OtherVersion[];
}) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<StorageFailure>();
  const deviceName = useDeviceNames(context);
  const keepAll = async () => {
    const done = await keepAllPresent(context);
    setFailure(done.ok ? undefined : done.error);
    if (!done.ok) return;
    focusSoon();
    showToast({ message: t`Les versions affichées sont gardées.` });
  };
  if (versions.length === 0)
    return (
      <EmptyState title={<Trans>Rien à comparer</Trans>}>
        <Trans>
          Quand deux appareils modifient la même chose hors ligne, une version est affichée et
          l’autre est gardée ici. Rien n’est perdu : vous choisissez.
        </Trans>
      </EmptyState>
    );
  return (
    <Stack gap="px20">
      {failure && <StorageNote failure={failure} />}
      {versions.length > 1 && (
        <Row>
          <Button onClick={() => void keepAll()}>
            <Trans>Garder toutes les versions affichées</Trans>
          </Button>
        </Row>
      )}
      {versions.map((version) => (
        <VersionCard
          key={version.entry.id}
          context={context}
          version={version}
          deviceName={deviceName}
          onFailure={setFailure}
        />
      ))}
    </Stack>
  );
}

function VersionCard({
  context,
  version: { entry, ref, row, present },
  deviceName,
  onFailure,
}: {
  context: DataContext;
  version: OtherVersion;
  deviceName: (device: string) => string;
  onFailure: (failure: StorageFailure | undefined) => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useRecordWords();
  const { nameOf, valueOf } = useFieldWords();
  const { kind, name } = words(ref, row);
  const field = nameOf(entry.path);
  const written = (clock: string, device: string) => ({
    ...whenWords(millisOf(clock), now(), LANGUAGE_TAGS[language]),
    device: deviceName(device),
  });
  const shown = written(entry.shownClock, entry.shownDevice);
  const other = written(entry.clock, entry.device);
  const settle = async (choose: typeof chooseVersion, said: string) => {
    const done = await choose(context, entry.id);
    onFailure(done.ok ? undefined : done.error);
    if (!done.ok) return;
    focusSoon();
    showToast({ message: said });
  };
  return (
    <Card title={name}>
      <p className={myData.quiet}>
        {kind}, {field}
      </p>
      <div className={myData.pair}>
        <div className={myData.version}>
          <div>
            <span className={myData.label}>
              {isAsItWas(row, entry) ? (
                <Trans>
                  Version affichée, écrite {shown.day}, {shown.time}, sur {shown.device}
                </Trans>
              ) : (
                <Trans>Version affichée</Trans>
              )}
            </span>
            <p className={myData.value}>{valueOf(entry.path, present)}</p>
          </div>
          <Button onClick={() => void settle(keepPresent, t`La version affichée est gardée.`)}>
            <Trans>Garder cette version</Trans>
          </Button>
        </div>
        <div className={myData.version}>
          <div>
            <span className={myData.label}>
              <Trans>
                Autre version, écrite {other.day}, {other.time}, sur {other.device}
              </Trans>
            </span>
            <p className={myData.value}>{valueOf(entry.path, entry.value)}</p>
          </div>
          <Button
            onClick={() => void settle(chooseVersion, t`L’autre version est maintenant affichée.`)}
          >
            <Trans>Utiliser l’autre version</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Whether nothing of the record was changed since the two were written: who wrote what is shown is then known. */
const isAsItWas = (row: SyncedRow, { clock, shownClock }: HistoryEntry): boolean =>
  shownClock !== '' && row.updatedAt <= Math.max(millisOf(clock), millisOf(shownClock)) + SECOND_MS;
