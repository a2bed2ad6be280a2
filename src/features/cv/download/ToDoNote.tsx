import { Plural } from '@lingui/react/macro';
import type { ToDo } from '#/domain/cv/form/last-check.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvSearch } from '../cv-search.ts';
import { ToDoLink } from '../ToDoLink.tsx';

/** So many are said at once: more would frighten, and the last check lists them all. */
const SHOWN = 3;

/** Why the CV is not ready yet, in up to three things to do. */
export function ToDoNote({
  cv,
  toDo,
  go,
}: {
  cv: CvRecord;
  toDo: readonly ToDo[];
  go: (next: CvSearch) => void;
}) {
  const rest = toDo.length - SHOWN;
  return (
    <Note
      tone="warning"
      title={
        <Plural
          value={toDo.length}
          one="Encore une chose à faire"
          other="Encore # choses à faire"
        />
      }
    >
      <ul>
        {toDo.slice(0, SHOWN).map((one) => (
          <li key={`${one.kind} ${one.path}`}>
            <ToDoLink cv={cv} toDo={one} go={go} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Plural
          value={rest}
          one="Puis # autre, dans la dernière vérification."
          other="Puis # autres, dans la dernière vérification."
        />
      )}
    </Note>
  );
}
