import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';
import { useOwnCvs } from '../use-own-cv.ts';
import { AdvisedSkills } from './AdvisedSkills.tsx';

/** The skills of the CV for a profile in two languages: which to keep as they are, which to translate. */
export function SkillsPart({ context }: { context: DataContext }) {
  const { language } = useLanguage();
  const { wholeLinkedin } = limitsOf(useAuth().role);
  const cvs = useOwnCvs(context, language);
  if (!wholeLinkedin)
    return (
      <UpgradeNote title={<Trans>Les compétences font partie de Premium</Trans>}>
        <Trans>
          Jalon trie celles de votre CV, en propose d’autres selon vos métiers, et dit pour chacune
          s’il faut la traduire dans un profil en deux langues. La photo, le titre, une publication
          et un message de chaque sorte par semaine restent gratuits.
        </Trans>
      </UpgradeNote>
    );
  if (!cvs) return <PartSkeleton />;
  const [cv] = cvs;
  if (!cv || cv.content.skills.length + cv.content.experience.length === 0)
    return (
      <EmptyState
        title={<Trans>Aucune compétence pour le moment</Trans>}
        action={
          <LinkButton to="/modules/cv-converter" variant="primary">
            <Trans>Ouvrir le convertisseur de CV</Trans>
          </LinkButton>
        }
      >
        <Trans>Ajoutez un CV : ses compétences et ses métiers servent ici.</Trans>
      </EmptyState>
    );
  return <AdvisedSkills key={cv.id} cv={cv} />;
}
