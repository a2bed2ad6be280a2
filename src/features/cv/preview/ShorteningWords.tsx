import { Trans } from '@lingui/react/macro';
import type { Shortening } from '#/domain/cv/canadian/shorten/shortening.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { segmentsOf } from '#/domain/sync/path.ts';
import { preview } from './preview.css.ts';

/** Why this is proposed, in one sentence, with the thing it is about. */
export function ShorteningWords({ cv, proposal }: { cv: CvRecord; proposal: Shortening }) {
  const about = nameAt(cv, proposal.path);
  return (
    <p className={preview.reason}>
      {about && (
        <>
          <b>{about}</b>
          {'. '}
        </>
      )}
      <Reason kind={proposal.kind} />
    </p>
  );
}

function Reason({ kind }: { kind: Shortening['kind'] }) {
  switch (kind) {
    case 'oldRole':
      return (
        <Trans>Cet emploi a plus de 15 ans : le titre, l’entreprise et les dates suffisent.</Trans>
      );
    case 'olderBullets':
      return <Trans>Cet emploi a plus de 10 ans : gardez ses trois premières réalisations.</Trans>;
    case 'repeatedSkill':
      return <Trans>Cette compétence est déjà dans la liste sous une autre forme.</Trans>;
    case 'longSummary':
      return <Trans>Un profil de 3 à 5 phrases se lit d’un coup d’œil.</Trans>;
    case 'interests':
      return <Trans>Les centres d’intérêt sont rarement lus au Canada.</Trans>;
    case 'references':
      return <Trans>Les références se donnent quand l’employeur les demande.</Trans>;
    case 'educationDetails':
      return <Trans>Le diplôme et l’établissement suffisent pour cette formation.</Trans>;
    case 'recentBullets':
      return <Trans>Cinq réalisations par emploi suffisent : gardez les premières.</Trans>;
    case 'longList':
      return <Trans>Cette section est longue : gardez l’essentiel.</Trans>;
    case 'manySkills':
      return <Trans>De 8 à 12 compétences suffisent : gardez les premières.</Trans>;
  }
}

/** The job, diploma, section or skill a path leads to; '' when it speaks for itself. */
const nameAt = (cv: CvRecord, path: string): string => {
  const [list, id = ''] = segmentsOf(path);
  if (list === 'experience') return cv.experience[id]?.jobTitle ?? '';
  if (list === 'education') return cv.education[id]?.degree ?? '';
  if (list === 'other') return cv.other[id]?.title ?? '';
  return '';
};
