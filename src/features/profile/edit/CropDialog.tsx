import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type PointerEvent } from 'react';
import {
  FIRST_CROP,
  MAX_ZOOM,
  moved,
  PICTURE_SIDE,
  squareOf,
  zoomed,
  type Crop,
} from '#/domain/profile/crop.ts';
import type { OpenedPicture } from '#/platform/pictures.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { profile as css } from '../profile.css.ts';
import { CropSlider } from './CropSlider.tsx';

/** Which square of the picture is kept: dragged under a finger or a mouse, or by three sliders with the keyboard. */
export function CropDialog({
  picture,
  onKeep,
  onClose,
}: {
  picture: OpenedPicture;
  /** undefined where the browser could not write it. */
  onKeep: (bytes: ArrayBuffer | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [crop, setCrop] = useState<Crop>(FIRST_CROP);
  const [isBusy, setBusy] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  const { left, top, side } = squareOf(crop, picture);
  const part = (length: number): string => `${(length / side) * 100}%`;
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!from.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
    from.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => moved(before, picture, dx / width, dy / width));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Recadrer la photo</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              void picture.cutOut({ left, top, side }, PICTURE_SIDE).then(onKeep);
            }}
          >
            <Trans>Enregistrer la photo</Trans>
          </Button>
        </>
      }
    >
      <div className={css.crop}>
        <div
          className={css.frame}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = undefined)}
          onPointerCancel={() => (from.current = undefined)}
        >
          <img
            src={picture.url}
            alt={t`Ce qui sera gardé de la photo`}
            draggable={false}
            className={css.framed}
            style={{
              width: part(picture.width),
              height: part(picture.height),
              left: `-${part(left)}`,
              top: `-${part(top)}`,
            }}
          />
        </div>
        <CropSlider
          label={t`Agrandir`}
          value={crop.zoom}
          min={1}
          max={MAX_ZOOM}
          onChange={(zoom) => setCrop(zoomed(crop, zoom))}
        />
        <CropSlider
          label={t`De gauche à droite`}
          value={crop.x}
          max={1}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <CropSlider
          label={t`De haut en bas`}
          value={crop.y}
          max={1}
          onChange={(y) => setCrop({ ...crop, y })}
        />
      </div>
    </Dialog>
  );
}
