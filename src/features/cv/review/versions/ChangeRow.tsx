import { Trans, useLingui } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { FieldChange } from '#/domain/cv/record/version-diff.ts';
import { depthOf, fieldOf } from '#/domain/sync/path.ts';
import { useFieldName } from '../../FieldLink.tsx';
import { review } from '../review.css.ts';

/** One field: what it said then, struck out, and what it says now. */
export function ChangeRow({
  cv,
  change: { path, kind, before, after },
}: {
  cv: CvRecord;
  change: FieldChange;
}) {
  const name = useChangedName(cv, path);
  return (
    <li className={review.change}>
      <b>
        {kind === 'added' && <Trans>Ajouté : {name}</Trans>}
        {kind === 'removed' && <Trans>Retiré : {name}</Trans>}
        {kind === 'moved' && <Trans>Ordre changé : {name}</Trans>}
        {kind === 'changed' && name}
      </b>
      {before.length > 0 && (
        <del className={review.gone} lang={cv.language}>
          {before.join('\n')}
        </del>
      )}
      {after.length > 0 && (
        <ins className={review.come} lang={cv.language}>
          {after.join('\n')}
        </ins>
      )}
    </li>
  );
}

/** A list by its section, an entry by what it is, a field by its own name. */
const useChangedName = (cv: CvRecord, path: string): string => {
  const { t } = useLingui();
  const field = useFieldName(cv, path);
  const lists: Readonly<Record<string, [list: string, entry: string]>> = {
    experience: [t`Expérience`, t`emploi`],
    education: [t`Formation`, t`formation`],
    languages: [t`Langues`, t`langue`],
    other: [t`Autres sections`, t`section`],
    skills: [t`Compétences`, t`compétence`],
    language: [t`Langue du document`, ''],
    template: [t`Modèle`, ''],
    accent: [t`Couleur du CV`, ''],
    density: [t`Espacement du CV`, ''],
    dateStyle: [t`Forme des dates`, ''],
  };
  const [list, entry] = lists[fieldOf(path)] ?? [undefined, undefined];
  if (depthOf(path) === 0) return list ?? field;
  return depthOf(path) === 1 && entry ? entry : field;
};
