import { Trans } from '@lingui/react/macro';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { AssistText } from '#/domain/cv/suggest/assist-facts.ts';
import type { Suggestion } from '#/domain/cv/suggest/suggestion.ts';
import { summaryFromFacts } from '#/domain/cv/suggest/summary.ts';
import type { AssistOutcome } from '#/parts/assist/assist.ts';
import { AssistNote } from '#/parts/assist/AssistNote.tsx';
import { Rewording } from './Rewording.tsx';
import { rewordingPatch } from './rewording-patch.ts';

/** The rules' version, in the place of an answer that is not to be had or not to be shown. */
export function RulesInstead({
  cv,
  asked,
  suggestions,
  outcome,
  onApply,
  onIgnore,
}: {
  cv: CvRecord;
  asked: AssistText;
  suggestions: readonly Suggestion[];
  outcome: Exclude<AssistOutcome, { kind: 'written' }>;
  onApply: (patch: CvPatch) => void;
  onIgnore: () => void;
}) {
  const ofRules = suggestions.find(
    ({ path, before, rule }) =>
      path === asked.path && before === asked.text && rule !== 'spelling' && rule !== 'repeat',
  );
  const after = asked.purpose === 'summary' ? summaryFromFacts(cv) : (ofRules?.after ?? '');
  if (after === '' || after === asked.text)
    return (
      <AssistNote outcome={outcome}>
        <Trans>Nos règles n’ont rien à proposer ici : votre texte reste comme il est.</Trans>
      </AssistNote>
    );
  return (
    <>
      <AssistNote outcome={outcome}>
        <Trans>Voici la version de nos règles.</Trans>
      </AssistNote>
      <Rewording
        cv={cv}
        before={asked.text}
        after={after}
        onIgnore={onIgnore}
        onApply={() => onApply(rewordingPatch(cv, asked, after))}
      />
    </>
  );
}
