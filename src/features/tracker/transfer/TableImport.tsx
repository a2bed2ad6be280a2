import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import { importApplications } from '#/data/records/tracker/import-applications.ts';
import type { CsvRow } from '#/documents/tables/csv.ts';
import { knownAlready } from '#/domain/tracker/csv/known-already.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayAt, now } from '#/platform/clock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { ColumnMatches } from './ColumnMatches.tsx';
import type { ImportOutcome } from './ImportedNote.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { PlacesNote } from './PlacesNote.tsx';
import { RowProblems } from './RowProblems.tsx';
import { StatusMatches } from './StatusMatches.tsx';
import { foundOrder, newTableDraft, readDraft } from './table-draft.ts';
import { transfer } from './transfer.css.ts';

/** What will come of a table, before it does: its columns, its statuses, its rows, and what can't be read of them. */
export function TableImport({
  context,
  rows,
  name,
  onEnd,
}: {
  context: DataContext;
  rows: readonly CsvRow[];
  name: string;
  /** Without an outcome where the person gave up. */
  onEnd: (outcome: ImportOutcome | undefined) => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const here = useLiveQuery(() => listApplications(context), [context]);
  const [draft, setDraft] = useState(() => newTableDraft(rows));
  const [hasHeaders, setHasHeaders] = useState(true);
  const [withKnown, setWithKnown] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();

  const found = useMemo(() => foundOrder(draft, dayAt(now()), language), [draft, language]);
  const order = draft.order ?? found?.order ?? 'day-first';
  const reading = useMemo(() => readDraft(draft, order), [draft, order]);
  const known = useMemo(() => here && knownAlready(reading.applications, here), [reading, here]);
  if (!known) return <PartSkeleton />;

  const already = known.filter(Boolean).length;
  const chosen = reading.applications.filter((_, at) => withKnown || !known[at]);
  const unreadable = draft.rows.length - reading.applications.length - reading.leftOut;

  const save = async () => {
    setSaving(true);
    const saved = await importApplications(context, chosen);
    setSaving(false);
    if (saved.ok) onEnd({ ids: saved.value, already: withKnown ? 0 : already, unreadable });
    else setFailure(saved.error);
  };

  return (
    <Stack gap="px20">
      <Card title={name === '' ? <Trans>Cellules collées</Trans> : name} className={transfer.file}>
        <Stack>
          <p className={transfer.quiet}>
            <Plural value={draft.rows.length} one="# ligne" other="# lignes" />
            {', '}
            <Plural value={draft.headers.length} one="# colonne" other="# colonnes" />
          </p>
          <ColumnMatches
            draft={draft}
            order={order}
            asksOrder={found !== undefined && !found.isSure}
            onChange={setDraft}
          />
          <Checkbox
            label={<Trans>La première ligne donne le nom des colonnes</Trans>}
            checked={hasHeaders}
            onChange={(next) => {
              setHasHeaders(next);
              setDraft(newTableDraft(rows, next));
            }}
          />
        </Stack>
      </Card>
      <StatusMatches draft={draft} leftOut={reading.leftOut} onChange={setDraft} />
      <Card title={<Trans>Aperçu</Trans>}>
        <Stack>
          {already > 0 && (
            <Checkbox
              label={
                <Plural
                  value={already}
                  one="Importer aussi # candidature qui est déjà ici"
                  other="Importer aussi # candidatures qui sont déjà ici"
                />
              }
              hint={<Trans>Même titre, même entreprise et même date.</Trans>}
              checked={withKnown}
              onChange={setWithKnown}
            />
          )}
          <ImportPreview applications={chosen} />
          <RowProblems draft={draft} problems={reading.problems} />
        </Stack>
      </Card>
      <PlacesNote context={context} coming={chosen.length} />
      {failure && <StorageNote failure={failure} />}
      <Row>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          loading={saving}
          loadingText={<Trans>Enregistrement…</Trans>}
          onClick={() => void save()}
        >
          <Plural
            value={chosen.length}
            _0="Rien à importer"
            one="Importer # candidature"
            other="Importer # candidatures"
          />
        </Button>
        <Button
          variant="quiet"
          disabled={saving}
          aria-label={t`Annuler : ne rien importer`}
          onClick={() => onEnd(undefined)}
        >
          <Trans>Annuler</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
