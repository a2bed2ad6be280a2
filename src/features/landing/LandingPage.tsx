import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { Icon } from '#/ui/Icon.tsx';
import { page } from '#/ui/layout.css.ts';
import { LinkButton } from '#/ui/LinkButton.tsx';
import { GroundProfile } from './GroundProfile.tsx';
import { landing } from './LandingPage.css.ts';
import { SampleCv } from './SampleCv.tsx';
import { Promises } from './Promises.tsx';

export function LandingPage() {
  return (
    <>
      <section className={landing.hero}>
        <div className={`${page.wrap} ${landing.heroColumns}`}>
          <div className={landing.copy}>
            <h1 tabIndex={-1} className={landing.title}>
              <Trans>Votre expérience mérite un emploi à sa hauteur.</Trans>
              <span aria-hidden="true" className={landing.caret} />
            </h1>
            <p className={landing.lead}>
              <Trans>
                Jalon met votre parcours au format canadien : un CV de deux pages, sans photo, que
                les employeurs d’ici lisent jusqu’au bout.
              </Trans>
            </p>
            <div className={landing.actions}>
              <LinkButton
                to="/modules/cv-converter"
                variant="primary"
                size="large"
                iconAfter={ArrowRight}
              >
                <Trans>Convertir mon CV</Trans>
              </LinkButton>
              <LinkButton to="/how-it-works" size="large">
                <Trans>Comment ça marche</Trans>
              </LinkButton>
            </div>
            <ul className={landing.facts}>
              <li>
                <Icon of={Check} size="small" />
                <Trans>Gratuit, sans compte</Trans>
              </li>
              <li>
                <Icon of={Check} size="small" />
                <Trans>Aucune carte de crédit</Trans>
              </li>
              <li>
                <Icon of={Check} size="small" />
                <Trans>Même hors ligne</Trans>
              </li>
            </ul>
          </div>
          <SampleCv />
        </div>
        <GroundProfile />
      </section>
      <Promises />
    </>
  );
}
