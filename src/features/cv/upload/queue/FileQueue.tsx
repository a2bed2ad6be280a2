import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { failureWords } from '../RefusalNote.tsx';
import { queue as css } from './queue.css.ts';
import { MOST_FILES, type CvQueue, type QueuedFile } from './use-cv-queue.ts';

/** Several files under way: how far, what became of each, and the way to stop. */
export function FileQueue({ queue, onOpen }: { queue: CvQueue; onOpen: (cv: CvId) => void }) {
  const { t } = useLingui();
  const { files, isRunning, leftOut, storage } = queue;
  const total = files.length;
  const kept = files.filter(({ outcome }) => outcome.kind === 'kept').length;
  const ended = files.filter(({ outcome: { kind } }) => kind !== 'waiting' && kind !== 'reading');
  const number = Math.min(total, ended.length + 1);
  const others = total - kept;
  return (
    <section className={css.card} aria-label={t`Fichiers choisis`}>
      {isRunning ? (
        <Meter
          kind="progress"
          label={
            <Trans>
              Lecture du fichier {number} sur {total}. Restez sur cette page jusqu’à la fin.
            </Trans>
          }
          value={ended.length}
          max={total}
        />
      ) : (
        <p className={css.summary} role="status">
          <Plural value={kept} one="# CV créé" other="# CV créés" />
          {others > 0 && (
            <>
              {', '}
              <Plural value={others} one="# fichier sans CV" other="# fichiers sans CV" />
            </>
          )}
        </p>
      )}
      <ul className={css.files}>
        {files.map((one) => (
          <FileRow key={one.key} of={one} canOpen={!isRunning} onOpen={onOpen} />
        ))}
      </ul>
      {leftOut > 0 && (
        <Note title={<Trans>Seuls les {MOST_FILES} premiers fichiers sont lus</Trans>}>
          <Trans>Choisissez ensuite les autres.</Trans>
        </Note>
      )}
      {storage && <StorageNote failure={storage} />}
      <div className={css.actions}>
        {isRunning ? (
          <Button size="small" onClick={queue.cancel}>
            <Trans>Annuler la lecture</Trans>
          </Button>
        ) : (
          <Button size="small" onClick={queue.close}>
            <Trans>Fermer la liste</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function FileRow({
  of: { file, outcome },
  canOpen,
  onOpen,
}: {
  of: QueuedFile;
  /** Leaving the page would stop the files that wait. */
  canOpen: boolean;
  onOpen: (cv: CvId) => void;
}) {
  const { t } = useLingui();
  const { name } = file;
  const isKept = outcome.kind === 'kept';
  const isWaiting = outcome.kind === 'waiting' || outcome.kind === 'reading';
  return (
    <li className={css.file}>
      {outcome.kind === 'reading' ? (
        <span className={css.spinner}>
          <Spinner />
        </span>
      ) : (
        <Icon
          of={isKept ? CircleCheck : isWaiting ? FileText : CircleAlert}
          className={isKept ? css.keptIcon : isWaiting ? css.icon : css.refusedIcon}
        />
      )}
      <div className={isKept ? css.words : css.wideWords}>
        <b className={css.name}>{name}</b>
        <Outcome of={outcome} name={name} />
      </div>
      {isKept && canOpen && (
        <Button
          size="small"
          variant="quiet"
          className={css.open}
          aria-label={t`Ouvrir le CV de « ${name} »`}
          onClick={() => onOpen(outcome.cv)}
        >
          <Trans>Ouvrir</Trans>
        </Button>
      )}
    </li>
  );
}

function Outcome({ of: outcome, name }: { of: QueuedFile['outcome']; name: string }): ReactNode {
  switch (outcome.kind) {
    case 'waiting':
      return <Trans>À lire</Trans>;
    case 'reading':
      return <Trans>Lecture en cours…</Trans>;
    case 'kept':
      return <Trans>CV créé</Trans>;
    case 'stopped':
      return <Trans>Non lu</Trans>;
    case 'unkept':
      return <Trans>Lu, mais pas gardé sur cet appareil</Trans>;
    case 'backup':
      return <Trans>Copie de sauvegarde : choisissez ce fichier seul pour la remettre.</Trans>;
    case 'refused': {
      const { title, body } = failureWords(outcome.failure, name);
      return (
        <div>
          <Disclosure summary={title}>{body}</Disclosure>
        </div>
      );
    }
  }
}
