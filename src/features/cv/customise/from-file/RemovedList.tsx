import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { canBePutBack, listedText, REMOVAL_RULES } from '#/domain/cv/canadian/reasons.ts';
import type { EntryId, RemovedEntry } from '#/domain/cv/record/cv-record.ts';
import { isHere, putBack, takeOutAgain } from '#/domain/cv/record/removed-items.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { customise } from '../customise.css.ts';
import { REASON_WORDS, REMOVED_ICONS, REMOVED_WORDS } from './removed-words.ts';

/** Where the notice above the form leads. */
export const REMOVED_LIST = 'removed-list';
/** So many stand open to the eye; a longer list would drown the form. */
const SHOWN = 4;

/** Nothing is taken from the person: what was left out, why, and the way to put it back. */
export function RemovedList({ form }: { form: CvForm }) {
  const items = inOrder(form.cv.removed);
  if (items.length === 0) return null;
  const out = items.filter(([, { restored }]) => !restored).length;
  const rest = items.slice(SHOWN);
  const row = ([id, item]: (typeof items)[number]) => (
    <RemovedItem key={id} form={form} id={id} item={item} />
  );
  return (
    <div id={REMOVED_LIST} tabIndex={-1}>
      <Card title={<Trans>Retiré de votre CV, et pourquoi</Trans>} actions={<Chip>{out}</Chip>}>
        <p className={customise.cardLead}>
          <Trans>
            Les employeurs canadiens ne s’attendent pas à lire ces renseignements. Vous décidez :
            remettez ce que vous voulez.
          </Trans>
        </p>
        {items.slice(0, SHOWN).map(row)}
        {rest.length > 0 && (
          <Disclosure
            summary={
              <Plural
                value={rest.length}
                one="Voir # autre élément"
                other="Voir # autres éléments"
              />
            }
          >
            {rest.map(row)}
          </Disclosure>
        )}
      </Card>
    </div>
  );
}

function RemovedItem({ form, id, item }: { form: CvForm; id: EntryId; item: RemovedEntry }) {
  const { t } = useLingui();
  const text = listedText(item.kind, item.text);
  return (
    <Disclosure
      icon={REMOVED_ICONS[item.kind]}
      summary={
        <>
          {t(REMOVED_WORDS[item.kind])}{' '}
          {item.restored ? (
            <Chip tone="positive">
              <Trans>Remis dans le CV</Trans>
            </Chip>
          ) : (
            text !== '' && <del className={customise.removedText}>{text}</del>
          )}
        </>
      }
    >
      <p>{t(REASON_WORDS[REMOVAL_RULES[item.kind].reason])}</p>
      {item.restored && text !== '' && <p>{text}</p>}
      {item.restored ? (
        <Button variant="quiet" icon={X} onClick={() => form.edit(takeOutAgain(form.cv, id))}>
          <Trans>Retirer de nouveau</Trans>
        </Button>
      ) : !canBePutBack(item.kind) ? (
        <p>
          <Trans>L’image n’a pas été gardée.</Trans>
        </p>
      ) : isHere(item) ? (
        <Button variant="quiet" icon={Undo2} onClick={() => form.edit(putBack(form.cv, id))}>
          <Trans>Remettre dans mon CV</Trans>
        </Button>
      ) : (
        <p>
          <Trans>Ces mots sont restés sur l’appareil qui a lu votre fichier.</Trans>
        </p>
      )}
    </Disclosure>
  );
}
