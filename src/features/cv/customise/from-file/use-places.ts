import { useLingui } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { PlaceTarget } from '#/domain/cv/record/place-line.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { useSectionWords } from '../tabs/use-section-words.ts';

export interface Place {
  key: string;
  label: string;
  target: PlaceTarget;
}

/** Every field a loose line can go to, likeliest first, and out of the CV last. */
export const usePlaces = (cv: CvRecord): Place[] => {
  const { t } = useLingui();
  const sectionWords = useSectionWords();
  const targets: [string, PlaceTarget][] = [
    [t`Profil professionnel`, { to: 'personal', field: 'summary' }],
    [t`Titre sous votre nom`, { to: 'personal', field: 'headline' }],
    [t`Compétences`, { to: 'skills' }],
    ...inOrder(cv.experience).map(([id, { jobTitle, company }]): [string, PlaceTarget] => {
      const name = jobTitle || company || t`emploi sans titre`;
      return [t`Réalisations : ${name}`, { to: 'experience', id, field: 'achievements' }];
    }),
    [t`Nouvel emploi`, { to: 'newExperience' }],
    ...inOrder(cv.education).map(([id, { degree, institution }]): [string, PlaceTarget] => {
      const name = degree || institution || t`formation sans titre`;
      return [t`Précisions : ${name}`, { to: 'education', id, field: 'details' }];
    }),
    [t`Nouvelle formation`, { to: 'newEducation' }],
    [t`Nouvelle langue`, { to: 'newLanguage' }],
    ...inOrder(cv.other).map(([id, { kind, title }]): [string, PlaceTarget] => {
      const name = title || sectionWords[kind];
      return [t`Section : ${name}`, { to: 'other', id }];
    }),
    [t`Nouvelle section`, { to: 'newOther', kind: 'other', title: '' }],
    [t`Nom complet`, { to: 'personal', field: 'fullName' }],
    [t`Courriel`, { to: 'personal', field: 'email' }],
    [t`Téléphone`, { to: 'personal', field: 'phone' }],
    [t`Ville et province`, { to: 'personal', field: 'location' }],
    [t`Profil LinkedIn`, { to: 'personal', field: 'linkedin' }],
    [t`Ne pas garder cette ligne`, { to: 'nowhere' }],
  ];
  return targets.map(([label, target]) => ({ key: JSON.stringify(target), label, target }));
};
