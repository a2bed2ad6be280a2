import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Minus from 'lucide-react/icons/minus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { AtsRuleResult } from '#/domain/cv/ats/rubric.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { PathLink } from '../PathLink.tsx';
import { review } from '../review.css.ts';
import { RULE_WORDS } from './ats-words.ts';
import { Points } from './Points.tsx';

/** Quotes under a rule that lost nothing would only fill the screen. */
export function AtsRuleRow({
  cv,
  rule,
  onField,
}: {
  cv: CvRecord;
  rule: AtsRuleResult;
  onField: (path: string) => void;
}) {
  const { t } = useLingui();
  const { id, points, of, evidence, more, path } = rule;
  const isRight = points >= of;
  const [name, fix] = RULE_WORDS[id];
  const mark = of === 0 ? Minus : isRight ? CircleCheck : TriangleAlert;
  const quotes = isRight ? [] : [...new Set(evidence.map(({ text }) => text))].filter(Boolean);
  return (
    <li className={review.rule}>
      <Icon of={mark} size="small" className={of > 0 && isRight ? review.right : review.wrong} />
      <b>{t(name)}</b>
      <span className={review.score}>
        <Points points={points} of={of} />
      </span>
      {!isRight && (
        <div className={review.said}>
          <span>{t(fix)}</span>
          {quotes.map((text) => (
            <span key={text} className={review.quote}>
              {text}
            </span>
          ))}
          {more > 0 && <Plural value={more} one="et # autre" other="et # autres" />}
          {path && <PathLink cv={cv} path={path} onField={onField} />}
        </div>
      )}
      {of === 0 && (
        <span className={review.said}>
          <Trans>Cette règle ne s’applique pas à ce CV.</Trans>
        </span>
      )}
    </li>
  );
}
