import { Trans, useLingui } from '@lingui/react/macro';
import {
  STAR_PARTS,
  type ScoredAnswer,
  type StarPart,
} from '#/domain/training/answer/scored-answer.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { feedback as css, starMark } from './feedback.css.ts';
import { useStarWords } from './use-rule-words.ts';

/**
 * The four parts of a story, which of them are there, and the answer itself with the sentences that carry each:
 * a letter stands before them, so that nobody has to tell colours.
 */
export function StarPath({ scored, answer }: { scored: ScoredAnswer; answer: string }) {
  const { t } = useLingui();
  const words = useStarWords();
  const { star, sentences, category, language } = scored;
  const pieces = piecesOf(scored, answer);
  if (category !== 'behavioral') return null;
  return (
    <section className={css.part}>
      <h3>
        <Trans>Votre récit, partie par partie</Trans>
      </h3>
      <ol className={css.path}>
        {STAR_PARTS.map((part) => (
          <li key={part} className={css.stop}>
            <span className={starMark({ part, missing: !star[part].found })} aria-hidden="true">
              {part.toUpperCase()}
            </span>
            <span>
              <strong>{words[part].name}</strong>{' '}
              <span className={css.quiet}>
                {star[part].found ? t`trouvée dans votre réponse` : t`pas trouvée`}
                {!star[part].found && ` · ${words[part].asks}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {sentences.length > 0 && (
        <p className={css.answer} lang={LANGUAGE_TAGS[language]}>
          {pieces.map(({ start, text, parts }) =>
            parts.length === 0 ? (
              text
            ) : (
              <span key={start} className={css.carrying}>
                {parts.map((part) => (
                  <span key={part} className={starMark({ part, small: true })}>
                    <span aria-hidden="true">{part.toUpperCase()}</span>
                    <VisuallyHidden>{words[part].name} : </VisuallyHidden>
                  </span>
                ))}
                {text}
              </span>
            ),
          )}
        </p>
      )}
    </section>
  );
}

interface Piece {
  start: number;
  text: string;
  parts: StarPart[];
}

/** The answer in its sentences and what stands between them. */
function piecesOf({ star, sentences }: ScoredAnswer, answer: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  sentences.forEach(({ start, end }, at) => {
    if (start > from) pieces.push({ start: from, text: answer.slice(from, start), parts: [] });
    const parts = STAR_PARTS.filter((part) => star[part].sentences.includes(at));
    pieces.push({ start, text: answer.slice(start, end), parts });
    from = end;
  });
  if (from < answer.length) pieces.push({ start: from, text: answer.slice(from), parts: [] });
  return pieces;
}
