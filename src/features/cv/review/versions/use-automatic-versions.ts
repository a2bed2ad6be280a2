import { useEffect, useRef } from 'react';
import { AUTOMATIC, keepState } from '#/data/records/cv-versions.ts';
import type { AutosaveState } from '#/data/records/autosave.ts';
import type { DataContext } from '#/data/context.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { onPageLeaving } from '#/platform/page-leaving.ts';

/**
 * The timeline that keeps itself: what the CV said before the first change of a visit, then what it says every ten
 * minutes of work and when the person leaves.
 */
export const useAutomaticVersions = (
  context: DataContext,
  cv: CvRecord,
  saving: AutosaveState,
): void => {
  const before = useRef(cv);
  const now = useRef(cv);
  const isSaved = saving.kind === 'saved';
  useEffect(() => {
    if (!isSaved || cv === before.current || cv === now.current) return;
    const isFirst = now.current === before.current;
    now.current = cv;
    if (isFirst && cv.updatedAt !== before.current.updatedAt)
      void keepState(context, before.current);
  }, [context, cv, isSaved]);
  useEffect(() => {
    const keep = (): void => {
      if (now.current.updatedAt !== before.current.updatedAt) void keepState(context, now.current);
    };
    const timer = setInterval(keep, AUTOMATIC.every);
    const stop = onPageLeaving(keep);
    return () => {
      clearInterval(timer);
      stop();
      keep();
    };
  }, [context]);
};
