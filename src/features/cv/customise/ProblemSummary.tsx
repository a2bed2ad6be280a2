import { Plural, Trans } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { FieldLink } from '../FieldLink.tsx';
import { useCountWords } from '../use-count-words.ts';
import type { CvSearch } from '../cv-search.ts';
import type { FieldProblem } from './fields/form-problems.ts';

/** So many stand open: more would push the form off a phone’s screen. */
const SHOWN = 5;

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
  const rest = problems.slice(SHOWN);
  const row = (problem: FieldProblem) => (
    <li key={`${problem.path} ${problem.kind}`}>
      <FieldLink cv={cv} path={problem.path} go={go} />
    </li>
  );
  return (
    <Note tone="danger" live="assertive" title={words.toCorrect(problems.length)}>
      <ul>{problems.slice(0, SHOWN).map(row)}</ul>
      {rest.length > 0 && (
        <Disclosure
          summary={
            <Plural value={rest.length} one="Voir # autre champ" other="Voir # autres champs" />
          }
        >
          <ul>{rest.map(row)}</ul>
        </Disclosure>
      )}
      <Trans>Les autres champs peuvent rester vides.</Trans>
    </Note>
  );
}
