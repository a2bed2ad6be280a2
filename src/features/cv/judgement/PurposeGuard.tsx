import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  IMMIGRATION_SOURCES,
  MISREPRESENTATION_SOURCE,
} from '#/domain/cv/canadian/immigration-file.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';

type Purpose = 'employer' | 'immigration';

/** A CV for an employer chooses; one for an immigration file must not. Said before the file is made. */
export function PurposeGuard() {
  const { t } = useLingui();
  const [purpose, setPurpose] = useState<Purpose>('employer');
  return (
    <div className={judgement.words}>
      <Segments<Purpose>
        label={t`Ce fichier est pour`}
        options={[
          { value: 'employer', label: t`Un employeur` },
          { value: 'immigration', label: t`L’immigration` },
        ]}
        value={purpose}
        onChange={setPurpose}
      />
      {purpose === 'immigration' && (
        <Note
          tone="warning"
          live="polite"
          title={<Trans>Ce CV n’est pas fait pour un dossier d’immigration</Trans>}
        >
          <div className={judgement.words}>
            <p>
              <Trans>Un employeur veut l’essentiel. L’immigration veut tout :</Trans>
            </p>
            <ul className={judgement.bullets}>
              <li>
                <Trans>chaque emploi et chaque formation, même courts ou sans lien;</Trans>
              </li>
              <li>
                <Trans>chaque période sans emploi, expliquée, sans trou dans les dates;</Trans>
              </li>
              <li>
                <Trans>vos vrais titres et vos vraies tâches, mot pour mot.</Trans>
              </li>
            </ul>
            <p>
              <Trans>
                Remplissez plutôt le formulaire que votre programme demande, par exemple l’Annexe A
                (IMM 5669). Si un CV est demandé, faites une liste complète : ce document-ci peut
                cacher une période, et une omission peut compter comme une fausse déclaration.
              </Trans>
            </p>
            {[...IMMIGRATION_SOURCES, MISREPRESENTATION_SOURCE].map((source) => (
              <SourceLink key={source.url} source={source} />
            ))}
          </div>
        </Note>
      )}
    </div>
  );
}
