import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { createTwin, joinCvs, partCvs } from '#/data/records/cv-pairs.ts';
import { listCvs, restoreCv } from '#/data/records/cvs.ts';
import { asPair } from '#/domain/cv/pair/compare-pair.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvSearch } from '../cv-search.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { openCount, useOpenPair, useTwinRow } from './use-twin.ts';

/** The way to the same CV in the other language: to begin it, to see both, or what became of it. */
export function TwinDoor({
  cv,
  context,
  flush,
  go,
}: {
  cv: CvRecord;
  context: DataContext;
  /** What is typed must be kept before it is carried over. */
  flush: () => Promise<unknown>;
  go: (next: CvSearch) => void;
}) {
  const twin = useTwinRow(context, cv);
  const [failure, setFailure] = useState<StorageFailure>();
  if (twin === undefined) return null;
  const kept = (saved: { ok: true } | { ok: false; error: StorageFailure }): boolean => {
    setFailure(saved.ok ? undefined : saved.error);
    return saved.ok;
  };
  const parts = { cv, context, go, flush, kept };
  return (
    <>
      {failure && <StorageNote failure={failure} />}
      {cv.twin === '' ? (
        <NoTwin {...parts} />
      ) : twin && twin.trashedAt === null && asPair(cv, twin) ? (
        <Paired {...parts} twin={twin} />
      ) : (
        <LostTwin {...parts} twin={twin} />
      )}
    </>
  );
}

interface DoorProps {
  cv: CvRecord;
  context: DataContext;
  go: (next: CvSearch) => void;
  flush: () => Promise<unknown>;
  /** Tells of a failure; whether there was none. */
  kept: (saved: { ok: true } | { ok: false; error: StorageFailure }) => boolean;
}

function NoTwin({ cv, context, go, flush, kept }: DoorProps) {
  const { t } = useLingui();
  const isFrench = cv.language === 'fr';
  const [joining, setJoining] = useState(false);
  const others = useLiveQuery(
    async () =>
      (await listCvs(context)).filter(
        (other) => other.language !== cv.language && other.twin === '',
      ),
    [context, cv.language],
  );
  const create = async () => {
    await flush();
    const title = isFrench ? t`${cv.title} (anglais)` : t`${cv.title} (français)`;
    const saved = await createTwin(context, cv.id, title);
    if (kept(saved) && saved.ok) go({ cv: saved.value.id, pair: saved.value.language });
  };
  return (
    <Note
      icon={Languages}
      title={
        isFrench ? (
          <Trans>Vous postulez aussi en anglais?</Trans>
        ) : (
          <Trans>Vous postulez aussi en français?</Trans>
        )
      }
      action={
        <Row gap="px8">
          <Button size="small" onClick={() => void create()}>
            {isFrench ? (
              <Trans>Créer la version anglaise</Trans>
            ) : (
              <Trans>Créer la version française</Trans>
            )}
          </Button>
          {others && others.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => setJoining(true)}>
              <Trans>Je l’ai déjà</Trans>
            </Button>
          )}
        </Row>
      }
    >
      <Trans>
        Dates, noms, employeurs et compétences y sont reportés. Les phrases restent à écrire par
        vous.
      </Trans>
      {joining && (
        <JoinDialog
          others={others ?? []}
          onClose={() => setJoining(false)}
          onJoin={async (other) => {
            await flush();
            const pair = isFrench ? { fr: cv, en: other } : { fr: other, en: cv };
            if (kept(await joinCvs(context, pair))) go({ cv: cv.id, pair: other.language });
          }}
        />
      )}
    </Note>
  );
}

function Paired({ cv, twin, go, flush }: DoorProps & { twin: CvRecord }) {
  const open = useOpenPair(cv, twin);
  if (!open) return null;
  const left = openCount(open.compared);
  return (
    <Note
      icon={Languages}
      tone={left > 0 ? 'info' : 'positive'}
      title={
        twin.language === 'en' ? (
          <Trans>Ce CV a une version anglaise</Trans>
        ) : (
          <Trans>Ce CV a une version française</Trans>
        )
      }
      action={
        <Button
          size="small"
          onClick={() => {
            void flush();
            go({ cv: cv.id, pair: twin.language });
          }}
        >
          <Trans>Voir les deux versions</Trans>
        </Button>
      }
    >
      {left === 0 ? (
        <Trans>Les deux disent la même chose.</Trans>
      ) : (
        <Plural
          value={left}
          one="# point à revoir entre les deux."
          other="# points à revoir entre les deux."
        />
      )}
    </Note>
  );
}

/** One side was thrown away, or is not here: the other one loses nothing. */
function LostTwin({ cv, twin, context, kept }: DoorProps & { twin: CvRecord | null }) {
  const isInBin = twin !== null && twin.trashedAt !== null;
  return (
    <Note
      icon={Languages}
      tone="warning"
      title={
        isInBin ? (
          <Trans>L’autre version de ce CV est dans la corbeille</Trans>
        ) : (
          <Trans>L’autre version de ce CV n’est pas sur cet appareil</Trans>
        )
      }
      action={
        <Row gap="px8">
          {isInBin && (
            <Button size="small" onClick={async () => void kept(await restoreCv(context, twin.id))}>
              <Trans>La restaurer</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            onClick={async () => void kept(await partCvs(context, [cv.id]))}
          >
            <Trans>Continuer sans elle</Trans>
          </Button>
        </Row>
      }
    >
      {isInBin ? (
        <Trans>Celle-ci est intacte.</Trans>
      ) : (
        <Trans>
          Elle a été supprimée, reliée à un autre CV, ou elle n’est pas encore synchronisée.
          Celle-ci est intacte.
        </Trans>
      )}
    </Note>
  );
}
