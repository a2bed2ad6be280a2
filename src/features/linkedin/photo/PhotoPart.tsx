import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { PictureRefusal } from '#/domain/files/picture-header.ts';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { DropZone } from '#/ui/fields/DropZone.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { linkedin as css } from '../linkedin.css.ts';
import { CheckedPicture } from './CheckedPicture.tsx';
import { readPhoto, type ReadPhoto } from './read-photo.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** A portrait is measured on the device: no face is looked for, nothing is sent or kept. */
export function PhotoPart({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { refusals } = usePhotoWords();
  const [reading, setReading] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const [picture, setPicture] = useState<{ photo: ReadPhoto; url: string }>();
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);

  const check = async (file: File): Promise<void> => {
    setReading(true);
    const read = await readPhoto(file).catch(() => undefined);
    setReading(false);
    // Its code is fetched when it is first used.
    setIsMissing(!read);
    if (!read) return;
    setRefusal(read.ok ? undefined : read.error);
    setPicture(
      read.ok ? { photo: read.value, url: URL.createObjectURL(read.value.copy) } : undefined,
    );
  };
  return (
    <div className={css.columns}>
      <Stack gap="px20">
        <DropZone
          title={<Trans>Votre portrait</Trans>}
          hint={<Trans>JPEG ou PNG. La photo reste sur votre appareil.</Trans>}
          buttonLabel={<Trans>Choisir une photo</Trans>}
          accept="image/jpeg,image/png"
          disabled={reading}
          onFile={(file) => void check(file)}
        />
        {isMissing && <NotHereYet />}
        {refusal && (
          <Note
            tone="warning"
            live="assertive"
            title={<Trans>Cette photo ne peut pas être vérifiée</Trans>}
          >
            {refusals[refusal]}
          </Note>
        )}
        <Note title={<Trans>Sur LinkedIn, oui. Sur votre CV, jamais.</Trans>}>
          <Trans>
            Au Canada, un CV ne porte pas de photo : elle peut donner lieu à un préjugé, et beaucoup
            d’employeurs l’écartent. Sur LinkedIn, elle aide les gens à vous reconnaître.
          </Trans>
        </Note>
      </Stack>
      {picture && (
        <CheckedPicture
          key={picture.url}
          context={context}
          photo={picture.photo}
          url={picture.url}
          label={t`Votre photo, avec un ovale où placer le visage`}
        />
      )}
    </div>
  );
}
