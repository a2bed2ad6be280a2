import { Trans, useLingui } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { depthOf } from '#/domain/sync/path.ts';
import { useFieldName } from '../FieldLink.tsx';
import { review } from './review.css.ts';

/** The way to the field, or to the list where nothing is yet. */
export function PathLink({
  cv,
  path,
  onField,
}: {
  cv: CvRecord;
  path: string;
  onField: (path: string) => void;
}) {
  const { t } = useLingui();
  const field = useFieldName(cv, path);
  const lists: Readonly<Record<string, string>> = {
    experience: t`Expérience`,
    education: t`Formation`,
    skills: t`Compétences`,
    languages: t`Langues`,
    unplaced: t`À placer`,
    removed: t`Retiré de votre CV`,
    length: t`Longueur`,
  };
  const name = depthOf(path) === 0 ? (lists[path] ?? field) : field;
  return (
    <button type="button" className={review.link} onClick={() => onField(path)}>
      <Trans>Aller au champ {name}</Trans>
    </button>
  );
}
