import { useLingui } from '@lingui/react/macro';
import type { OtherSectionKind } from '#/domain/cv/content.ts';

/** How the form calls each kind of section; what prints is the document's own language. */
export const useSectionWords = (): Record<OtherSectionKind, string> => {
  const { t } = useLingui();
  return {
    certifications: t`Certifications`,
    projects: t`Projets`,
    volunteering: t`Bénévolat`,
    memberships: t`Associations professionnelles`,
    publications: t`Publications`,
    awards: t`Prix et distinctions`,
    interests: t`Centres d’intérêt`,
    references: t`Références`,
    other: t`Autre sujet`,
  };
};
