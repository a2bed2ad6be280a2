import { useDeferredValue, useEffect, useState } from 'react';
import type { FontKey, LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { laidOutCv } from '../printed-cv.ts';
import { showPrintedFonts } from '#/parts/printed-fonts.ts';

/** The CV on its pages, a moment behind the typing when the device is slow. */
export const useCvLayout = (cv: CvRecord): LaidOutCv => laidOutCv(useDeferredValue(cv));

/** True once the page draws with the document's own fonts. */
export const useCvFonts = (layout: LaidOutCv): boolean => {
  const [shown, setShown] = useState('');
  const wanted = fontsOf(layout).join(' ');
  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      const all = await showPrintedFonts(wanted.split(' ') as FontKey[]);
      if (current && all) setShown(wanted);
    };
    void show();
    return () => {
      current = false;
    };
  }, [wanted]);
  return shown === wanted;
};

const fontsOf = (layout: LaidOutCv): FontKey[] =>
  [
    ...new Set(
      layout.pages.flatMap(({ texts, footer }) => [...texts, ...footer].map(({ font }) => font)),
    ),
  ].toSorted();
