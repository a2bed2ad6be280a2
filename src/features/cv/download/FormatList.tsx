import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import Mail from 'lucide-react/icons/mail';
import { useState, type ReactNode } from 'react';
import { EMAIL_COLUMNS } from '#/domain/cv/layout/break-lines.ts';
import type { LastCheck } from '#/domain/cv/form/last-check.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { recordEvent } from '#/platform/analytics.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { download } from './download.css.ts';
import { SavedFile } from './SavedFile.tsx';
import { fileNameOf, writeCvFile, type FileFormat, type WriteFailure } from './write-cv-file.ts';

/** PDF, two word processors and the two texts; the back-up is for coming back, so it stands apart. */
export function FormatList({
  cv,
  check: { canDownload, canPrintName, missing },
  onSaved,
}: {
  cv: CvRecord;
  check: LastCheck;
  onSaved: () => void;
}) {
  const { user } = useAuth();
  const [busy, setBusy] = useState<FileFormat>();
  const [failure, setFailure] = useState<WriteFailure>();
  const [saved, setSaved] = useState<File>();

  const save = async (format: FileFormat) => {
    if (busy) return;
    setBusy(format);
    setFailure(undefined);
    const written = await writeCvFile(cv, format);
    setBusy(undefined);
    if (!written.ok) {
      setFailure(written.error);
      return;
    }
    saveFile(written.value);
    setSaved(written.value);
    const details = { format, template: cv.template, language: cv.language };
    recordEvent('conversion_done', { userId: user?.id ?? null, details });
    onSaved();
  };

  const row = (format: FileFormat, icon: IconType, title: ReactNode, hint: ReactNode) => (
    <FormatButton
      icon={icon}
      title={title}
      hint={hint}
      fileName={fileNameOf(cv, format)}
      busy={busy === format}
      disabled={!canDownload || (format === 'pdf' && !canPrintName)}
      onPress={() => void save(format)}
    />
  );
  return (
    <section aria-labelledby="cv-formats">
      <h2 id="cv-formats" className={download.legend}>
        <Trans>Format</Trans>
      </h2>
      <div className={download.formats}>
        {row(
          'pdf',
          FileDown,
          <Trans>PDF</Trans>,
          canPrintName ? (
            missing.length === 0 ? (
              <Trans>Pour la plupart des envois. Texte sélectionnable.</Trans>
            ) : (
              <Trans>
                Attention : {missing.join(' ')} s’imprime □. Word et le texte gardent ces signes.
              </Trans>
            )
          ) : (
            <Trans>
              Le PDF n’a pas les lettres de votre nom : ajoutez-le d’abord en lettres latines.
            </Trans>
          ),
        )}
        {row(
          'docx',
          FileText,
          <Trans>Word (.docx)</Trans>,
          <Trans>Si l’employeur ou l’agence le demande.</Trans>,
        )}
        {row(
          'odt',
          FilePen,
          <Trans>OpenDocument (.odt)</Trans>,
          <Trans>Pour LibreOffice et Google Docs, si vous n’avez pas Word.</Trans>,
        )}
        {row(
          'txt',
          FileType,
          <Trans>Texte pour un formulaire</Trans>,
          <Trans>À coller dans un formulaire en ligne : chaque phrase reste entière.</Trans>,
        )}
        {row(
          'email',
          Mail,
          <Trans>Texte pour un courriel</Trans>,
          <Trans>
            À coller dans un message : lignes courtes, {EMAIL_COLUMNS} caractères au plus.
          </Trans>,
        )}
      </div>
      {failure && <WriteFailureNote failure={failure} />}
      <SavedFile file={saved} />
      <div>
        <Row gap="px4">
          <Button variant="quiet" icon={Download} onClick={() => void save('json')}>
            <Trans>Copie de sauvegarde (JSON)</Trans>
          </Button>
        </Row>
      </div>
    </section>
  );
}

function FormatButton({
  icon,
  title,
  hint,
  fileName,
  busy,
  disabled,
  onPress,
}: {
  icon: IconType;
  title: ReactNode;
  hint: ReactNode;
  fileName: string;
  busy: boolean;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={download.format}
      disabled={disabled}
      aria-busy={busy}
      title={fileName}
      onClick={onPress}
    >
      <Icon of={icon} className={download.formatIcon} />
      <span>
        <b className={download.formatTitle}>{title}</b>
        <span className={download.formatHint}>{hint}</span>
      </span>
      {busy ? <Spinner /> : <Icon of={Download} className={download.formatIcon} />}
    </button>
  );
}

function WriteFailureNote({ failure }: { failure: WriteFailure }) {
  return failure.kind === 'kit-missing' ? (
    <Note
      tone="warning"
      live="polite"
      title={<Trans>Ce format demande une connexion Internet</Trans>}
    >
      <Trans>
        L’outil qui crée ce fichier n’est pas encore sur cet appareil. Votre CV est enregistré :
        connectez-vous à Internet une fois, puis réessayez.
      </Trans>
    </Note>
  ) : (
    <Note tone="danger" live="assertive" title={<Trans>Le fichier n’a pas pu être créé</Trans>}>
      <Trans>Votre CV est intact. Réessayez, ou choisissez un autre format en attendant.</Trans>
    </Note>
  );
}
