import { ScrollProgress } from '#/ui/figures/ScrollProgress.tsx';
import { ReadyCard } from './ReadyCard.tsx';
import { SectionNavigator } from './SectionNavigator.tsx';
import { UsageCounter } from './UsageCounter.tsx';

/** What stands above the page. */
export function Floats() {
  return (
    <>
      <ScrollProgress />
      <SectionNavigator />
      <UsageCounter />
      <ReadyCard />
    </>
  );
}
