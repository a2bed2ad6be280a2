import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { provinceName } from '#/domain/cv/canadian/provinces.ts';
import { JURISDICTIONS, type Jurisdiction } from '#/domain/training/rights/jurisdictions.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { rights as css } from './rights.css.ts';
import { RightsDrill } from './RightsDrill.tsx';

/** What an employer may not ask in each place: one judges question after question, and sees how to answer. */
export function RightsPart() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [place, setPlace] = useState<Jurisdiction>(language === 'fr' ? 'QC' : 'ON');
  const nameOf = (one: Jurisdiction): string =>
    one === 'CA' ? t`Employeur fédéral` : provinceName(one, language);
  const options = JURISDICTIONS.map((value) => ({ value, label: nameOf(value) })).toSorted(
    (one, other) => one.label.localeCompare(other.label, language),
  );
  return (
    <div className={css.columns}>
      <RightsDrill
        key={`${place}-${language}`}
        place={place}
        placeName={nameOf(place)}
        language={language}
      />
      <Stack gap="px20">
        <Card title={<Trans>La loi qui s’applique</Trans>}>
          <Select
            label={t`Province ou territoire de l’employeur`}
            hint={t`Banque, compagnie aérienne, télécommunications ou gouvernement du Canada : choisissez « Employeur fédéral ».`}
            value={place}
            options={options}
            onChange={setPlace}
          />
        </Card>
        <Card title={<Trans>Bon à savoir</Trans>}>
          <Stack gap="px12">
            <p>
              <Trans>
                Il s’agit d’information générale, et non d’un avis juridique. La loi prévoit des
                exceptions, par exemple quand le travail exige vraiment une qualité.
              </Trans>
            </p>
            <p>
              <Trans>
                Une telle question n’est pas toujours posée pour vous nuire. Vous décidez de ce que
                vous dites : répondre, ramener au poste ou refuser.
              </Trans>
            </p>
            <Row>
              <LinkButton to="/articles/$slug" params={{ slug: GUIDES[language] }} size="small">
                <Trans>Lire le guide : à qui demander de l’aide</Trans>
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

/** Shipped posts; where the operator moves one, its old address leads on. */
const GUIDES = {
  fr: 'questions-interdites-entrevue',
  en: 'questions-employers-may-not-ask',
} as const;
