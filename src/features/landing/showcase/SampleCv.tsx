import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import FileCheck from 'lucide-react/icons/file-check';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { sampleCv } from './SampleCv.css.ts';

/** What comes out of the converter, on an example that says it is one. */
export function SampleCv() {
  const { t } = useLingui();
  return (
    <figure className={sampleCv.root} aria-label={t`Exemple de CV converti au format canadien`}>
      <div className={sampleCv.bar}>
        <Icon of={FileCheck} />
        <Trans>Exemple de CV converti</Trans>
        <span className={sampleCv.state}>
          <Chip tone="positive" icon={Check}>
            <Trans>Prêt</Trans>
          </Chip>
        </span>
      </div>
      <div className={sampleCv.paper}>
        <p className={sampleCv.name}>Samira Oukaci</p>
        <p className={sampleCv.line}>
          <Trans>Montréal (Québec)</Trans> · 514 555-0117 · samira.oukaci@example.org
        </p>
        <p className={sampleCv.heading}>
          <Trans context="rubrique du CV">Profil</Trans>
        </p>
        <p className={sampleCv.line}>
          <Trans>
            Infirmière clinicienne, huit ans d’expérience en soins intensifs et en formation de la
            relève.
          </Trans>
        </p>
        <p className={sampleCv.heading}>
          <Trans>Expérience professionnelle</Trans>
        </p>
        <p className={sampleCv.job}>
          <Trans>Infirmière, soins intensifs</Trans>
          <span>03/2019 – 08/2025</span>
        </p>
        <ul className={sampleCv.list}>
          <li>
            <Trans>Coordonné une équipe de 9 personnes sur 24 lits</Trans>
          </li>
          <li>
            <Trans>Réduit de 18 % le délai de transfert des patients</Trans>
          </li>
        </ul>
      </div>
      <ul className={sampleCv.facts}>
        <li>
          <Trans>
            Format : <b>canadien</b>
          </Trans>
        </li>
        <li>
          <b>
            <Trans>2 pages</Trans>
          </b>
        </li>
      </ul>
    </figure>
  );
}
