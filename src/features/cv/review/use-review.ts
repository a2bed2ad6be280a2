import { useDeferredValue, useEffect, useState } from 'react';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import type { Review } from './review-of.ts';

type ReviewOf = (cv: CvRecord, layout: LaidOutCv) => Review;

/** undefined until the rules are there, null when they are out of reach; a moment behind the typing. */
export const useReview = (cv: CvRecord, layout: LaidOutCv): Review | null | undefined => {
  const [rules, setRules] = useState<{ reviewOf: ReviewOf } | null>();
  const settled = useDeferredValue(cv);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const [{ reviewOf }] = await Promise.all([
          import('./review-of.ts'),
          loadCatalog('cv-review'),
        ]);
        if (current) setRules({ reviewOf });
      } catch {
        if (current) setRules(null);
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return rules && rules.reviewOf(settled, layout);
};
