import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { sendLine, targetOfPath } from '#/domain/cv/record/place-line.ts';
import { newId, random } from '#/platform/ids.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import type { CvForm, FieldInHand } from '../customise/fields/cv-form.ts';
import { usePlaces } from '../customise/from-file/use-places.ts';
import { original as css } from './original.css.ts';

const IN_HAND = 'in-hand';

/** Puts a line of the original where the person says: first of all into the field they are at. */
export function SendLine({
  form,
  field,
  text,
  onDone,
}: {
  form: CvForm;
  field: FieldInHand | undefined;
  text: string;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const places = usePlaces(form.cv).filter(({ target }) => target.to !== 'nowhere');
  const inHand = field && targetOfPath(field.path);
  const label = field?.label ?? '';
  const options = [
    ...(inHand ? [{ value: IN_HAND, label: t`Champ choisi : ${label}` }] : []),
    ...places.map((place) => ({ value: place.key, label: place.label })),
  ];
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const send = () => {
    const isInHand = chosen === IN_HAND;
    const target = isInHand ? inHand : places.find(({ key }) => key === chosen)?.target;
    if (!target) return;
    const patch = sendLine(form.cv, text, { target, replaces: isInHand }, { newId, random });
    const undo = form.edit(patch);
    onDone();
    showToast({
      message: t`Ligne placée.`,
      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
    });
  };
  return (
    <div className={css.send} role="group" aria-label={t`Ligne choisie`}>
      <p className={css.sent}>
        <q>{text}</q>
      </p>
      <IconButton icon={X} label={t`Fermer`} onClick={onDone} />
      <div className={css.sendTo}>
        <Select
          label={<Trans>Placer dans</Trans>}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <Button onClick={send}>
          <Trans>Placer</Trans>
        </Button>
      </div>
    </div>
  );
}
