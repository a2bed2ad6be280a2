import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { pathInRecord } from '#/domain/cv/match/facts-of-record.ts';
import type { MatchedRequirement } from '#/domain/cv/match/match-job.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { PathLink } from '../review/PathLink.tsx';
import { review } from '../review/review.css.ts';
import { NeedChip } from './NeedChip.tsx';

/** The advertisement's sentence, and the line of the CV that answers it. */
export function MatchedRow({
  requirement: { term, need, sentence, evidence, years, yearsShown },
  cv,
  adLanguage,
  onField,
}: {
  requirement: MatchedRequirement;
  cv: CvRecord;
  adLanguage: CvLanguage;
  onField: (path: string) => void;
}) {
  const [first] = evidence;
  const path = first ? pathInRecord(cv, first.path) : '';
  return (
    <li className={review.rule}>
      <Icon of={CircleCheck} className={review.right} />
      <strong>{term}</strong>
      <NeedChip need={need} />
      <div className={review.said}>
        <span>
          <Trans>Dans l’offre :</Trans>
        </span>
        <q className={review.quote} lang={adLanguage}>
          {sentence}
        </q>
        {first && first.text !== '' && (
          <>
            <span>
              <Trans>Dans votre CV :</Trans>
            </span>
            <q className={review.quote} lang={cv.language}>
              {first.text}
            </q>
          </>
        )}
        {first?.path === 'language' && (
          <span>
            <Trans>Votre CV est écrit dans cette langue.</Trans>
          </span>
        )}
        {years !== undefined && yearsShown !== undefined && yearsShown < years && (
          <span>
            <Trans>
              L’offre demande {years} ans d’expérience; les dates de vos postes en montrent{' '}
              {yearsShown}.
            </Trans>
          </span>
        )}
        {path !== '' && <PathLink cv={cv} path={path} onField={onField} />}
      </div>
    </li>
  );
}
