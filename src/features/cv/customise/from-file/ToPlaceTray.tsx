import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import type { EntryId } from '#/domain/cv/record/cv-record.ts';
import { TRAY_PATH } from '#/domain/cv/form/last-check.ts';
import { placeLine } from '#/domain/cv/record/place-line.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { newId, random } from '#/platform/ids.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { fieldId, type CvForm } from '../fields/cv-form.ts';
import { customise } from '../customise.css.ts';
import { usePlaces } from './use-places.ts';

/** Links of the last check lead here as to a field. */
const TRAY = fieldId(TRAY_PATH);
/** So many lines stand open to the eye; a longer tray would drown the form. */
const SHOWN = 4;

/** What the reader found but could not place. Nothing of the file is dropped: each line goes where the person says. */
export function ToPlaceTray({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const places = usePlaces(form.cv);
  const lines = inOrder(form.cv.unplaced);
  if (lines.length === 0) return null;

  const place = (id: EntryId, key: string) => {
    const target = places.find((candidate) => candidate.key === key)?.target;
    if (!target) return;
    const undo = form.edit(placeLine(form.cv, id, target, { newId, random }));
    focusSoon(TRAY);
    showToast({
      message: target.to === 'nowhere' ? t`Ligne retirée.` : t`Ligne placée.`,
      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
    });
  };

  const row = ([id, { text }]: (typeof lines)[number]) => (
    <Disclosure key={id} icon={Inbox} summary={text}>
      <PlaceChoice
        options={places.map(({ key, label }) => ({ value: key, label }))}
        onPlace={(key) => place(id, key)}
      />
    </Disclosure>
  );
  const rest = lines.slice(SHOWN);
  return (
    <div id={TRAY} tabIndex={-1}>
      <Card title={<Trans>À placer</Trans>} actions={<Chip>{lines.length}</Chip>}>
        <p className={customise.cardLead}>
          <Trans>
            Nous ne savons pas où mettre ces lignes de votre fichier. Tant qu’elles sont ici, elles
            ne sont pas dans votre CV : choisissez leur place.
          </Trans>
        </p>
        {lines.slice(0, SHOWN).map(row)}
        {rest.length > 0 && (
          <Disclosure
            summary={
              <Plural value={rest.length} one="Voir # autre ligne" other="Voir # autres lignes" />
            }
          >
            {rest.map(row)}
          </Disclosure>
        )}
      </Card>
    </div>
  );
}

function PlaceChoice({
  options,
  onPlace,
}: {
  options: { value: string; label: string }[];
  onPlace: (key: string) => void;
}) {
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  return (
    <div className={customise.place}>
      <Select
        label={<Trans>Placer dans</Trans>}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Button onClick={() => onPlace(chosen)}>
        <Trans>Placer</Trans>
      </Button>
    </div>
  );
}
