import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { review } from '../review.css.ts';

/** What stands there, what could, and the choice. */
export function Rewording({
  cv,
  before,
  after,
  onApply,
  onIgnore,
  children,
}: {
  cv: CvRecord;
  before: string;
  after: string;
  onApply: () => void;
  onIgnore: () => void;
  children?: ReactNode;
}) {
  return (
    <div className={review.list} role="status">
      <div className={review.change} lang={cv.language}>
        {before !== '' && <del className={review.gone}>{before}</del>}
        <ins className={review.come}>{after}</ins>
      </div>
      {children != null && <p className={review.lead}>{children}</p>}
      <Row gap="px8">
        <Button size="small" onClick={onApply}>
          <Trans>Appliquer</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onIgnore}>
          <Trans>Ignorer</Trans>
        </Button>
      </Row>
    </div>
  );
}
