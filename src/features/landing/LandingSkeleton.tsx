import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';
import { landingSkeleton } from './LandingSkeleton.css.ts';

/** As tall as the screen, so that the footer doesn't jump when the page comes. */
export function LandingSkeleton() {
  return (
    <div className={landingSkeleton}>
      <PageSkeleton />
    </div>
  );
}
