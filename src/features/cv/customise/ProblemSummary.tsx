import { Plural, Trans } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Note } from '#/ui/Note.tsx';
import { FieldLink } from '../FieldLink.tsx';
import type { CvSearch } from '../cv-search.ts';
import { customise } from './customise.css.ts';
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
  return (
    <Note
      tone="danger"
      live="assertive"
      title={
        <Plural value={problems.length} one="# champ à corriger" other="# champs à corriger" />
      }
    >
      <ul className={customise.problemList}>
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
