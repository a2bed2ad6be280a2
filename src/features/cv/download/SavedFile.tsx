import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import FolderDown from 'lucide-react/icons/folder-down';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { canShareFile, openFile, saveFile, shareFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { download } from './download.css.ts';

/** What can be done with the file just saved. Its place is kept from the start, so that nothing moves when it comes. */
export function SavedFile({ file }: { file: File | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (file) place.current?.scrollIntoView({ block: 'nearest' });
  }, [file]);
  return (
    <div ref={place} className={file ? download.savedFile : download.noFileYet}>
      <Icon of={file ? CircleCheck : FolderDown} className={file ? download.tones.ok : undefined} />
      <p role="status">
        {file ? (
          <Trans>
            <b>{file.name}</b> est dans vos téléchargements.
          </Trans>
        ) : (
          <Trans>Après le téléchargement, vous pourrez ouvrir et partager le fichier ici.</Trans>
        )}
      </p>
      {file && (
        <div className={download.savedActs}>
          <Row gap="px8">
            {!/\.(?:docx|odt|json)$/.test(file.name) && (
              <Button size="small" icon={ExternalLink} onClick={() => openFile(file)}>
                <Trans>Ouvrir</Trans>
              </Button>
            )}
            {canShareFile(file) && (
              <Button
                size="small"
                icon={Share2}
                onClick={() => void shareFile(file).catch(() => saveFile(file))}
              >
                <Trans>Partager</Trans>
              </Button>
            )}
          </Row>
        </div>
      )}
    </div>
  );
}
