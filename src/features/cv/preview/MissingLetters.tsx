import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import type { latinSpellings } from '#/domain/cv/name/latin-spellings.ts';
import { Note } from '#/ui/messages/Note.tsx';

/** What no font of ours has, said before a file is made, with a spelling that can be printed where a table has one. */
export function MissingLetters({ missing }: Pick<LaidOutCv, 'missing'>) {
  const isShown = missing.length > 0;
  const [tables, setTables] = useState<{ spell: typeof latinSpellings }>();
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { latinSpellings: spell } = await import('#/domain/cv/name/latin-spellings.ts');
      if (isCurrent) setTables({ spell });
    };
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isShown]);
  if (!isShown) return null;
  const spellings = tables?.spell(missing) ?? [];
  return (
    <Note tone="warning" title={<Trans>Des caractères ne s’impriment pas dans le PDF</Trans>}>
      <Trans>
        {missing.map(({ character }) => character).join(' ')} apparaît comme □. Le fichier Word et
        le texte les gardent.
      </Trans>{' '}
      {spellings.length === 0 ? (
        <Trans>Pour le PDF, écrivez-les en lettres latines.</Trans>
      ) : (
        <Trans>
          En lettres latines : {spellings.map(({ word, latin }) => `${word} → ${latin}`).join(', ')}
          .
        </Trans>
      )}
    </Note>
  );
}
