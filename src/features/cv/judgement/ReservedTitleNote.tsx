import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { countryOfLocation, provinceOfLocation } from '#/domain/cv/canadian/location.ts';
import { provinceName } from '#/domain/cv/canadian/provinces.ts';
import { reservedTitleIn } from '#/domain/cv/canadian/reserved-titles.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord, EntryId, ExperienceEntry } from '#/domain/cv/record/cv-record.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';
import { useApply } from './use-apply.ts';

/** A title kept for members of a professional body: said, with a free one beside it; the person decides. */
export function ReservedTitleNote({
  form,
  path,
}: {
  form: CvForm;
  path: 'personal.headline' | `experience.${EntryId}.jobTitle`;
}) {
  const { t } = useLingui();
  const { language: shown } = useLanguage();
  const apply = useApply(form);
  const [kept, setKept] = useState('');
  const { cv } = form;
  const entry = Object.entries(cv.experience).find(([id]) => path === `experience.${id}.jobTitle`);
  const title = entry ? entry[1].jobTitle : cv.personal.headline;
  if (title === kept || (entry && !isHere(entry[1], cv))) return null;
  const province = provinceOfLocation(entry?.[1].location || cv.personal.location);
  const warning = reservedTitleIn(title, {
    province,
    language: cv.language,
    cv: wordsOf(cv, title),
  });
  if (!warning) return null;
  const name = province && provinceName(province, shown);
  return (
    <div className={judgement.beside}>
      <Note tone="warning" title={<Trans>Ce titre est réservé par la loi</Trans>}>
        <div className={judgement.words}>
          <p>
            {name ? (
              <Trans>Dans votre province ({name}), il faut un permis pour porter ce titre.</Trans>
            ) : (
              <Trans>Au Canada, il faut un permis de la province pour porter ce titre.</Trans>
            )}{' '}
            <Trans>
              Vous avez ce permis? Gardez le titre et nommez l’ordre dans votre CV. Sinon,
              choisissez un titre libre.
            </Trans>
          </p>
          <div className={judgement.acts}>
            {warning.neutral.map((neutral) => (
              <Button
                key={neutral}
                size="small"
                onClick={() => apply(editField(path, neutral), path, t`Titre changé.`)}
              >
                <span>
                  <Trans>
                    Écrire « <span lang={cv.language}>{neutral}</span> »
                  </Trans>
                </span>
              </Button>
            ))}
            <Button variant="quiet" size="small" onClick={() => setKept(title)}>
              <Trans>Garder mon titre</Trans>
            </Button>
          </div>
          <p>
            <a href={warning.regulator} target="_blank" rel="noreferrer">
              <Trans>Qui délivre le permis</Trans>
            </a>
          </p>
          <SourceLink source={warning.source} />
        </div>
      </Note>
    </div>
  );
}

/** A post abroad keeps the title that it had there. */
const isHere = ({ location, endDate }: ExperienceEntry, cv: CvRecord): boolean => {
  const country = countryOfLocation(location);
  if (location.trim() !== '') return country === 'CA';
  return isPresent(endDate) && countryOfLocation(cv.personal.location) === 'CA';
};

/** Where a licence may be named: everywhere but in the title itself. */
const wordsOf = ({ personal, education, other, experience }: CvRecord, title: string): string =>
  [
    personal.fullName,
    personal.summary,
    ...[personal.headline].filter((text) => text !== title),
    ...Object.values(education).flatMap(({ degree, details }) => [degree, ...details]),
    ...Object.values(other).flatMap(({ entries }) => entries),
    ...Object.values(experience).flatMap(({ achievements }) => achievements),
    ...(/,\s*\S/.test(title) ? [title] : []),
  ].join(' | ');
