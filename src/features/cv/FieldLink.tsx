import { useLingui } from '@lingui/react/macro';
import type { CvRecord, Ordered } from '#/domain/cv/record/cv-record.ts';
import { lastSegmentOf, segmentsOf } from '#/domain/sync/path.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { customise } from './customise/customise.css.ts';
import { tabOf } from './customise/fields/shown-field.ts';
import type { CvSearch } from './cv-search.ts';

/** The name of a field, leading to it. */
export function FieldLink({
  cv,
  path,
  go,
}: {
  cv: CvRecord;
  path: string;
  go: (next: CvSearch) => void;
}) {
  const name = useFieldName(cv, path);
  return (
    <button
      type="button"
      className={customise.confirm}
      onClick={() => go({ step: 'customise', tab: tabOf(path), field: path })}
    >
      {name}
    </button>
  );
}

export const useFieldName = (cv: CvRecord, path: string): string => {
  const { t } = useLingui();
  const [list = '', id = ''] = segmentsOf(path);
  const field = lastSegmentOf(path);
  const names: Readonly<Record<string, string>> = {
    fullName: t`Nom complet`,
    latinName: t`Nom en lettres latines`,
    pronunciation: t`Prononciation`,
    nameLine: t`Sous votre nom`,
    email: t`Courriel`,
    phone: t`Téléphone`,
    location: t`Ville et province`,
    linkedin: t`Profil LinkedIn`,
    summary: t`Profil professionnel`,
    jobTitle: t`Titre du poste`,
    company: t`Entreprise`,
    startDate: t`Début`,
    endDate: t`Fin`,
    degree: t`Diplôme`,
    institution: t`Établissement`,
    graduationDate: t`Obtention du diplôme`,
    name: t`Langue`,
    level: t`Niveau`,
    skills: t`Compétences`,
    headline: t`Titre sous votre nom`,
    achievements: t`Réalisations`,
    fieldOfStudy: t`Domaine d’études`,
    details: t`Précisions`,
    assessor: t`Organisme d’évaluation`,
    comparesTo: t`Ce que dit le rapport`,
    reportYear: t`Année du rapport`,
    reportLanguage: t`Langue du rapport`,
    title: t`Titre imprimé`,
    entries: t`Contenu`,
  };
  const name = field === 'location' && list !== 'personal' ? t`Lieu` : (names[field] ?? field);
  const place = placeIn(cv, list, id);
  if (list === 'experience') return t`Emploi ${place} : ${name}`;
  if (list === 'education') return t`Formation ${place} : ${name}`;
  return name;
};

const placeIn = (cv: CvRecord, list: string, id: string): number => {
  const entries: Readonly<Record<string, Ordered>> =
    list === 'experience' ? cv.experience : cv.education;
  return inOrder(entries).findIndex(([entry]) => entry === id) + 1;
};
