import { Plural, Trans } from '@lingui/react/macro';
import type { ReadArchive } from '#/domain/linkedin/archive/read-archive-tables.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { linkedin as css } from '../linkedin.css.ts';
import { useArchiveWords } from './use-archive-words.ts';

/** What was read of the archive, and what was not. */
export function ArchiveReport({ read: { facts, read, skipped } }: { read: ReadArchive }) {
  const { skippedWords } = useArchiveWords();
  const { positions, education, skills, languages } = facts;
  return (
    <>
      <Note
        tone="positive"
        live="polite"
        title={
          <Plural
            value={read.length}
            _0="Aucun fichier lu"
            one="# fichier lu"
            other="# fichiers lus"
          />
        }
      >
        <Trans>
          Emplois : {positions.length}. Formations : {education.length}. Compétences :{' '}
          {skills.length}. Langues : {languages.length}.
        </Trans>
      </Note>
      {skipped.length > 0 && (
        <Disclosure
          summary={
            <Plural
              value={skipped.length}
              one="# chose n’a pas été lue"
              other="# choses n’ont pas été lues"
            />
          }
        >
          <ul className={css.list}>
            {skipped.map((one) => {
              const words = skippedWords(one);
              return <li key={words}>{words}</li>;
            })}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
