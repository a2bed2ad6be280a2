import { Trans } from '@lingui/react/macro';
import { isEmptyMarked, type MarkedList } from '#/domain/cv/form/empty-section-paths.ts';
import { confirmField } from '#/domain/cv/record/apply-patch.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Note } from '#/ui/messages/Note.tsx';
import { fieldId, type CvForm } from '../fields/cv-form.ts';

/** A heading of the file under which nothing could be read: said where its content belongs. */
export function EmptySectionNote({ form, list }: { form: CvForm; list: MarkedList }) {
  const { cv, edit } = form;
  if (!isEmptyMarked(cv, list)) return null;
  const title = cv.evidence[list]?.line;
  return (
    // The field to add skills has this id already.
    <div id={list === 'skills' ? undefined : fieldId(list)} tabIndex={-1}>
      <Note
        tone="warning"
        title={<Trans>La section « {title} » de votre fichier est vide ici</Trans>}
        action={
          <Button
            size="small"
            onClick={() => {
              edit(confirmField(list));
              focusSoon(`add-${list}`, fieldId(list));
            }}
          >
            <Trans>Elle reste vide</Trans>
          </Button>
        }
      >
        <Trans>Nous n’avons rien pu y lire. Ajoutez son contenu vous-même.</Trans>
      </Note>
    </div>
  );
}
