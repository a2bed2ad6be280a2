import { Trans } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Note } from '#/ui/Note.tsx';
import { FieldLink } from '../FieldLink.tsx';
import { useCountWords } from '../use-count-words.ts';
import type { CvSearch } from '../cv-search.ts';
import type { FieldProblem } from './form-problems.ts';

/** What stops the CV from being finished, each with the way to its field. */
export function ProblemSummary({
  problems,
  cv,
  go,
}: {
  problems: FieldProblem[];
  cv: CvRecord;
  go: (next: CvSearch) => void;
}) {
  const words = useCountWords();
  return (
    <Note tone="danger" live="assertive" title={words.toCorrect(problems.length)}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.kind}`}>
            <FieldLink cv={cv} path={problem.path} go={go} />
          </li>
        ))}
      </ul>
      <Trans>Les autres champs peuvent rester vides.</Trans>
    </Note>
  );
}
