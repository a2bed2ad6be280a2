import { Trans, useLingui } from '@lingui/react/macro';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { putBackPicture, removeProfilePicture, setProfilePicture } from '#/data/records/profile.ts';
import { PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import { readPictureHeader, type PictureRefusal } from '#/domain/files/picture-header.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { openPicture, type OpenedPicture } from '#/platform/pictures.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { Portrait } from '../Portrait.tsx';
import { profile as css } from '../profile.css.ts';
import { CropDialog } from './CropDialog.tsx';
import { PictureRefused } from './PictureRefused.tsx';

/** A picture is cut out and written anew on the device: what the camera noted in it, such as the place, stays behind. */
export function PictureCard({ context, image }: { context: DataContext; image: string }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedPicture>();
  const [refusal, setRefusal] = useState<PictureRefusal | 'too-small'>();
  const [failure, setFailure] = useState<StorageFailure>();

  const choose = async (file: File): Promise<void> => {
    setRefusal(undefined);
    const header = readPictureHeader(
      new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
      file.size,
    );
    if (!header.ok) return setRefusal(header.error);
    const { width, height } = header.value;
    if (Math.min(width, height) < PICTURE_LIMITS.side) return setRefusal('too-small');
    const picture = await openPicture(file);
    return picture ? setOpened(picture) : setRefusal('damaged');
  };
  const undoTo = (before: string) => ({
    label: t({ message: 'Annuler', context: 'défaire' }),
    onAct: () => void putBackPicture(context, before),
  });
  const keep = async (bytes: ArrayBuffer | undefined): Promise<void> => {
    opened?.close();
    setOpened(undefined);
    if (!bytes) return setRefusal('damaged');
    const saved = await setProfilePicture(context, {
      name: t`photo de profil.jpg`,
      type: 'image/jpeg',
      bytes,
    });
    setFailure(saved.ok ? undefined : saved.error);
    if (saved.ok) showToast({ message: t`La photo est enregistrée.`, action: undoTo(image) });
    return undefined;
  };
  const remove = async (): Promise<void> => {
    const saved = await removeProfilePicture(context);
    setFailure(saved.ok ? undefined : saved.error);
    if (saved.ok) showToast({ message: t`La photo est retirée.`, action: undoTo(image) });
  };
  return (
    <Card title={<Trans>Photo</Trans>}>
      <Stack>
        {failure && <StorageNote failure={failure} />}
        {refusal && <PictureRefused refusal={refusal} />}
        <div className={css.head}>
          <Portrait context={context} image={image} />
          <Stack gap="px12">
            <Row>
              <input
                ref={input}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                className={css.file}
                tabIndex={-1}
                aria-hidden="true"
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  event.target.value = '';
                  if (file) void choose(file);
                }}
              />
              <Button icon={ImageUp} onClick={() => input.current?.click()}>
                {image === '' ? <Trans>Ajouter une photo</Trans> : <Trans>Changer la photo</Trans>}
              </Button>
              {image !== '' && (
                <Button variant="quiet" icon={Trash2} onClick={() => void remove()}>
                  <Trans>Retirer la photo</Trans>
                </Button>
              )}
            </Row>
            <p className={css.quiet}>
              <Trans>
                JPEG, PNG ou WebP. Elle est recadrée sur cet appareil, sans le lieu ni la date de la
                prise de vue. Elle n’est visible que par vous et ne va jamais sur un CV.
              </Trans>
            </p>
          </Stack>
        </div>
      </Stack>
      {opened && (
        <CropDialog
          picture={opened}
          onKeep={(bytes) => void keep(bytes)}
          onClose={() => {
            opened.close();
            setOpened(undefined);
          }}
        />
      )}
    </Card>
  );
}

/** Enough for what a camera writes before the picture; the rest is not read until its size is known. */
const HEAD_BYTES = 1024 * 1024;
