import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Rule, ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { feedback as css } from './feedback.css.ts';
import { useRuleWords } from './use-rule-words.ts';

/** As many quotations as can be read at a glance. */
const MOST_QUOTED = 2;
const LONGEST_QUOTE = 90;

/** What is good and what to work on, each with the person's own words that it was seen in. */
export function AdviceLists({ scored, answer }: { scored: ScoredAnswer; answer: string }) {
  const rules = useRuleWords(scored.category);
  const { strengths, improvements } = scored;
  return (
    <Stack gap="px20">
      {strengths.length > 0 && (
        <section className={css.part}>
          <h3>
            <Trans>Points forts</Trans>
          </h3>
          <CheckList>
            {strengths.map((rule) => (
              <CheckItem key={rule}>
                {rules[rule].good} <Quotes rule={rule} scored={scored} answer={answer} />
              </CheckItem>
            ))}
          </CheckList>
        </section>
      )}
      {improvements.length > 0 && (
        <section className={css.part}>
          <h3>
            <Trans>À travailler</Trans>
          </h3>
          <ul className={css.advice}>
            {improvements.map((rule) => (
              <li key={rule} className={css.item}>
                <Icon of={ArrowRight} className={css.arrow} />
                <div>
                  <p>
                    {rules[rule].weak} <Quotes rule={rule} scored={scored} answer={answer} />
                  </p>
                  <p className={css.toDo}>{rules[rule].toDo}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function Quotes({ rule, scored, answer }: { rule: Rule; scored: ScoredAnswer; answer: string }) {
  const evidence = scored.points.find((point) => point.rule === rule)?.evidence ?? [];
  const quoted = [...new Set(evidence.map(({ start, end }) => answer.slice(start, end).trim()))]
    .filter((words) => words !== '')
    .slice(0, MOST_QUOTED);
  if (quoted.length === 0) return null;
  return (
    <span className={css.quote} lang={LANGUAGE_TAGS[scored.language]}>
      {quoted
        .map((words) => (scored.language === 'fr' ? `« ${short(words)} »` : `“${short(words)}”`))
        .join(' ')}
    </span>
  );
}

/** Cut between words. */
const short = (words: string): string =>
  words.length <= LONGEST_QUOTE
    ? words
    : `${words.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;
