'use no memo'; // Drawn seldom: a compiler's memory would cost the first visit more than it saves.

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
