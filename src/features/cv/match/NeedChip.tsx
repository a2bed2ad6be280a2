import { Trans } from '@lingui/react/macro';
import type { MatchedRequirement } from '#/domain/cv/match/match-job.ts';
import { Chip } from '#/ui/messages/Chip.tsx';

/** How much the advertisement wants it; nothing for what it only names among the tasks. */
export function NeedChip({ need }: { need: MatchedRequirement['need'] }) {
  // A chip is as high as its word, however many lines stand beside it.
  return (
    <span>
      {need === 'must' && (
        <Chip>
          <Trans>Demandé</Trans>
        </Chip>
      )}
      {need === 'nice' && (
        <Chip>
          <Trans>Un atout</Trans>
        </Chip>
      )}
    </span>
  );
}
