import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CHECK_BELOW } from '#/domain/cv/record/record-from-reading.ts';
import { confirmField, markOf } from '#/domain/cv/record/apply-patch.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { fieldId, type CvForm } from './cv-form.ts';
import { customise } from '../customise.css.ts';

/**
 * The field's own hint, and when the reader was unsure, what stood in the file. Editing the field or saying
 * that it is right takes the mark away.
 */
export function FieldHint({ form, path, hint }: { form: CvForm; path: string; hint: ReactNode }) {
  const mark = markOf(form.cv, path);
  if (!mark || mark.confidence >= CHECK_BELOW) return hint;
  return (
    <>
      <span className={customise.mark}>
        <Chip tone="warning">
          <Trans>À vérifier</Trans>
        </Chip>
        <span>
          {form.cv.sourceFileName === '' ? (
            <Trans>Dans l’autre version : « {mark.line} »</Trans>
          ) : (
            <Trans>Dans votre fichier : « {mark.line} »</Trans>
          )}
        </span>
        <button
          type="button"
          className={customise.confirm}
          onClick={() => {
            form.edit(confirmField(path));
            focusSoon(fieldId(path));
          }}
        >
          <Trans>C’est exact</Trans>
        </button>
        {form.showOriginal && (
          <button
            type="button"
            className={customise.confirm}
            onClick={() => form.showOriginal?.(path)}
          >
            <Trans>Voir dans l’original</Trans>
          </button>
        )}
      </span>
      {hint}
    </>
  );
}
