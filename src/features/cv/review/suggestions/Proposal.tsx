import { Trans, useLingui } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Suggestion } from '#/domain/cv/suggest/suggestion.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { PathLink } from '../PathLink.tsx';
import { review } from '../review.css.ts';
import { REASON_WORDS } from './suggestion-words.ts';

/** Why, what stands there, what could, and the choice. */
export function Proposal({
  cv,
  suggestion: { reason, before, after, path },
  onApply,
  onIgnore,
  onField,
}: {
  cv: CvRecord;
  suggestion: Suggestion;
  onApply: () => void;
  onIgnore: () => void;
  onField: (path: string) => void;
}) {
  const { t } = useLingui();
  return (
    <li className={review.proposal}>
      <p className={review.lead}>{t(REASON_WORDS[reason])}</p>
      <div className={review.change} lang={cv.language}>
        {before !== '' && <del className={review.gone}>{before}</del>}
        {after !== '' && <ins className={review.come}>{after}</ins>}
      </div>
      <Row gap="px8">
        <Button size="small" onClick={onApply}>
          {after === '' ? <Trans>Retirer</Trans> : <Trans>Appliquer</Trans>}
        </Button>
        <Button variant="quiet" size="small" onClick={onIgnore}>
          <Trans>Ignorer</Trans>
        </Button>
        <PathLink cv={cv} path={path} onField={onField} />
      </Row>
    </li>
  );
}
