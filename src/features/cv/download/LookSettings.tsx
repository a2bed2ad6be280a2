import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ACCENTS, DENSITIES, type DensityName } from '#/domain/cv/templates.ts';
import { INKS } from '#/domain/cv/layout/laid-out.ts';
import { ownAccent } from '#/domain/cv/layout/template-style.ts';
import { editField, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { useAccentWords, useDensityWords } from '../preview/use-template-words.ts';
import { download } from './download.css.ts';

/** Colour and spacing: what a person may change of any template without a program failing to read it. */
export function LookSettings({ cv, edit }: { cv: CvRecord; edit: (patch: CvPatch) => void }) {
  const { t } = useLingui();
  const accents = useAccentWords();
  const densities = useDensityWords();
  const group = useId();
  const chosen = cv.accent || ownAccent(cv.template);
  return (
    <div className={download.look}>
      <fieldset>
        <legend className={download.legend}>
          {t`Couleur`} <span className={download.lookValue}>{accents[chosen]}</span>
        </legend>
        <div className={download.swatches}>
          {ACCENTS.map((accent) => (
            <label key={accent} className={download.swatch} title={accents[accent]}>
              <input
                type="radio"
                name={group}
                value={accent}
                checked={accent === chosen}
                className={download.radio}
                onChange={() =>
                  edit(editField('accent', accent === ownAccent(cv.template) ? '' : accent))
                }
              />
              <span className={download.ink} style={{ background: INKS[accent] }} />
              <VisuallyHidden>{accents[accent]}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <Segments<DensityName>
        label={t`Espacement`}
        options={DENSITIES.map((value) => ({ value, label: densities[value] }))}
        value={cv.density || 'balanced'}
        onChange={(value) => edit(editField('density', value === 'balanced' ? '' : value))}
      />
    </div>
  );
}
