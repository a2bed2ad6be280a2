import { Trans } from '@lingui/react/macro';
import { SCALE_SOURCE } from '#/domain/cv/canadian/language-scales.ts';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';

/** What the signs beside the levels are, once for the list. */
export function LanguageScales() {
  return (
    <div className={judgement.words}>
      <p className={judgement.lead}>
        <Trans>
          A2 à C2 : le Cadre européen. NCLC (français) et CLB (anglais) : les niveaux canadiens. Ce
          sont des indications : chaque habileté a le sien. Les résultats de tests vont dans un
          dossier d’immigration, pas dans un CV.
        </Trans>
      </p>
      <SourceLink source={SCALE_SOURCE} />
    </div>
  );
}
