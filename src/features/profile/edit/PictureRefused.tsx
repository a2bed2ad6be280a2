import { Trans } from '@lingui/react/macro';
import { MIB, PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import type { PictureRefusal } from '#/domain/files/picture-header.ts';
import { Note } from '#/ui/messages/Note.tsx';

/** Why a file did not become the picture, and which one would. */
export function PictureRefused({ refusal }: { refusal: PictureRefusal | 'too-small' }) {
  const megabytes = PICTURE_LIMITS.bytes / MIB;
  const megapixels = PICTURE_LIMITS.pixels / 1_000_000;
  return (
    <Note tone="danger" live="assertive" title={<Trans>Cette image n’a pas été ajoutée</Trans>}>
      {(refusal === 'not-a-picture' || refusal === 'other-kind') && (
        <Trans>
          Ce n’est ni un JPEG, ni un PNG, ni un WebP. Sur un iPhone, choisissez la photo depuis
          Photos : elle devient un JPEG.
        </Trans>
      )}
      {(refusal === 'damaged' || refusal === 'empty') && (
        <Trans>Le fichier est endommagé ou incomplet. Choisissez une autre photo.</Trans>
      )}
      {refusal === 'too-heavy' && (
        <Trans>Le fichier dépasse {megabytes} Mo. Choisissez une photo plus légère.</Trans>
      )}
      {refusal === 'too-many-pixels' && (
        <Trans>
          L’image dépasse {megapixels} millions de pixels. Choisissez une photo plus petite.
        </Trans>
      )}
      {refusal === 'too-small' && (
        <Trans>
          L’image a moins de {PICTURE_LIMITS.side} pixels de côté : on n’y verrait pas votre visage.
        </Trans>
      )}
    </Note>
  );
}
