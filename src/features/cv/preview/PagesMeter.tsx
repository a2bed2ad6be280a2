import { Trans, useLingui } from '@lingui/react/macro';
import { PAGE, type LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { MAX_PAGES } from '#/domain/cv/layout/layout-cv.ts';
import { useCountWords } from '../use-count-words.ts';
import { Meter } from '#/ui/figures/Meter.tsx';

/** How much of the two pages is used, and the moment it is too much. */
export function PagesMeter({ layout }: { layout: LaidOutCv }) {
  const { t } = useLingui();
  const words = useCountWords();
  const pages = layout.pages.length;
  const count = words.pages(pages);
  const isLong = pages > MAX_PAGES && !layout.overflow;
  const length = isLong ? count : t`${count} sur ${MAX_PAGES} au maximum`;
  return (
    <Meter
      label={<Trans>Longueur</Trans>}
      value={Math.round(filledPages(layout) * 100) / 100}
      max={Math.max(MAX_PAGES, pages)}
      valueText={length}
      tone={layout.overflow || isLong ? 'warning' : 'accent'}
    />
  );
}

/** Pages, the last one counted by how far down its text goes. */
const filledPages = ({ pages }: LaidOutCv): number => {
  const lowest = Math.max(0, ...(pages.at(-1)?.texts ?? []).map(({ y }) => y));
  return Math.max(0, pages.length - 1) + lowest / PAGE.height;
};
