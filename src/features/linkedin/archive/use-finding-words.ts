import { useLingui } from '@lingui/react/macro';
import type { ComparedField, Finding } from '#/domain/linkedin/consistency.ts';

type Missing = Extract<Finding, { kind: 'missing' }>;

export const useFindingWords = () => {
  const { t } = useLingui();
  const fields: Record<ComparedField, string> = {
    fullName: t`Nom`,
    location: t`Lieu`,
    jobTitle: t`Titre du poste`,
    startDate: t`Début`,
    endDate: t`Fin`,
    degree: t`Diplôme`,
    graduationDate: t`Fin des études`,
  };
  const missingWords = (what: Missing['what'], name: string): string => {
    switch (what) {
      case 'job':
        return t`Emploi : ${name}`;
      case 'education':
        return t`Formation : ${name}`;
      case 'skill':
        return t`Compétence : ${name}`;
      case 'language':
        return t`Langue : ${name}`;
    }
  };
  return { fields, missingWords };
};
