/** Whether a few sentences say for which work this person is right. */
import { fold } from '../../../text/fold.ts';
import { ADVICE } from '../../form/advice.ts';
import { countSentences } from '../../form/last-check.ts';
import { TITLE_WORDS } from '../../words/job-titles.ts';
import { rule, yesOrNo, type AtsRule } from '../rule.ts';

const PATH = 'personal.summary';

export const summaryRules: readonly AtsRule[] = [
  rule('summary.length', 3, ({ personal, language }) => {
    const count = countSentences(personal.summary, language);
    const finding = { path: PATH, text: personal.summary };
    return { share: worthOfCount(count), lacking: [finding], found: [finding] };
  }),
  rule('summary.role', 2, ({ personal }) =>
    yesOrNo(namesRole(personal.summary), { path: PATH, text: personal.summary }),
  ),
];

const { least, most } = ADVICE.sentences;
const worthOfCount = (count: number): number => {
  if (count === 0) return 0;
  if (count < least) return count / least;
  return count <= most ? 1 : 0.5;
};

const namesRole = (text: string): boolean =>
  (fold(text).match(/[\p{L}][\p{L}-]+/gu) ?? []).some((word) => {
    const one = word.replace(/s$/, '');
    return (
      TITLE_WORDS.has(word) || TITLE_WORDS.has(one) || (ENDINGS.test(one) && !NO_ROLES.has(one))
    );
  });

/** Of people at work, and of little else. */
const ENDINGS = /(?:[a-z]{3}iste|ologue|icien|icienne|teur|trice|ician|ologist)$/;
const NO_ROLES: ReadonlySet<string> = new Set('secteur moteur facteur hauteur matrice'.split(' '));
