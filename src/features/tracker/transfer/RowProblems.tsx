import { Plural, Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { RowProblem } from '#/domain/tracker/csv/read-table.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import type { TableDraft } from './table-draft.ts';
import { transfer } from './transfer.css.ts';
import { useTargetWords } from './use-target-words.ts';

/** Row by row, what could not be read, and what becomes of it. Rows are counted as the spreadsheet does. */
export function RowProblems({
  draft,
  problems,
}: {
  draft: TableDraft;
  problems: readonly RowProblem[];
}) {
  const words = useTargetWords();
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  const say = (problem: RowProblem): ReactNode => {
    switch (problem.kind) {
      case 'nameless':
        return <Trans>ni titre ni entreprise : laissée dans le fichier.</Trans>;
      case 'too-long':
        return <Trans>trop de texte : laissée dans le fichier.</Trans>;
      case 'cell': {
        const column = words[problem.target];
        const cell = shortened(problem.cell);
        return (
          <Trans>
            {column} : « {cell} » n’est pas compris, gardé dans les notes.
          </Trans>
        );
      }
    }
  };
  return (
    <Disclosure
      icon={TriangleAlert}
      summary={
        <Plural value={problems.length} one="# point à vérifier" other="# points à vérifier" />
      }
    >
      <ul className={transfer.problems}>
        {problems.slice(0, SHOWN).map((problem) => {
          const line = draft.rows[problem.row]?.line;
          return (
            <li key={keyOf(problem)}>
              <b>
                <Trans>Ligne {line}</Trans>
              </b>
              {' – '}
              {say(problem)}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className={transfer.quiet}>
          <Plural value={more} one="Et # autre." other="Et # autres." />
        </p>
      )}
    </Disclosure>
  );
}

const SHOWN = 50;

const keyOf = (problem: RowProblem): string =>
  `${problem.row} ${problem.kind === 'cell' ? problem.target : ''}`;

const shortened = (cell: string): string => (cell.length > 80 ? `${cell.slice(0, 80)}…` : cell);
