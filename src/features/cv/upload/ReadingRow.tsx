import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { Icon } from '#/ui/layout/Icon.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { upload } from './upload.css.ts';
import type { Reading } from './use-cv-intake.ts';

/** The file being read, how far, and the way to stop it. */
export function ReadingRow({ reading, onCancel }: { reading: Reading; onCancel: () => void }) {
  const { t } = useLingui();
  const { fileName, step, done, total } = reading;
  return (
    <div className={upload.fileRow}>
      <Icon of={FileText} size="large" className={upload.fileIcon} />
      <b className={upload.fileName}>{fileName}</b>
      <IconButton icon={X} label={t`Annuler la lecture de ${fileName}`} onClick={onCancel} />
      <div className={upload.fileMeter}>
        <Meter
          kind="progress"
          label={
            step === 'fetching' ? (
              <Trans>Téléchargement du lecteur d’images…</Trans>
            ) : step === 'page' ? (
              <Trans>
                Lecture de l’image, page {done} sur {total}…
              </Trans>
            ) : total > 0 ? (
              <Trans>
                Lecture du fichier, partie {done} sur {total}…
              </Trans>
            ) : (
              <Trans>Lecture du fichier…</Trans>
            )
          }
          // The page that is under way is half read.
          value={total > 0 ? done - (step === 'page' ? 0.5 : 0) : 0}
          max={total || 1}
        />
      </div>
    </div>
  );
}
