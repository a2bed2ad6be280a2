import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useSite, useSiteTexts } from '#/parts/use-site.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { GraduatedCircle } from './GraduatedCircle.tsx';
import { GroundProfile } from './GroundProfile.tsx';
import { hero } from './Hero.css.ts';
import { SampleCv } from '../showcase/SampleCv.tsx';
import { TypedTitle } from './TypedTitle.tsx';

export function Hero() {
  const { t } = useLingui();
  return (
    <section id="accueil" className={hero.root}>
      <div className={`${page.wrap} ${hero.columns}`}>
        <div className={hero.copy}>
          <TypedTitle words={t`Votre expérience mérite un emploi à sa hauteur.`} />
          <p className={hero.lead}>
            <Trans>
              Jalon met votre parcours au format canadien, suit vos candidatures et vous prépare aux
              entrevues. Un repère à la fois, jusqu’au premier jour de travail.
            </Trans>
          </p>
          <div className={hero.actions}>
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
          <ul className={hero.facts}>
            <Fact>
              <Trans>Gratuit, sans compte</Trans>
            </Fact>
            <Fact>
              <Trans>Aucune carte de crédit</Trans>
            </Fact>
            <ProfessionalsHelped />
          </ul>
        </div>
        <div className={hero.art}>
          <GraduatedCircle />
          <SampleCv />
        </div>
      </div>
      <GroundProfile />
    </section>
  );
}

function ProfessionalsHelped() {
  const claim = useSite().settings.professionalsHelped;
  const figure = useSiteTexts().professionalsHelped;
  if (!claim) return null;
  return (
    <Fact figure="professionalsHelped">
      {claim.basis === 'estimate' ? (
        <Trans>Plus de {figure} professionnels aidés (estimation)</Trans>
      ) : (
        <Trans>Plus de {figure} professionnels aidés</Trans>
      )}
    </Fact>
  );
}

function Fact({ figure, children }: { figure?: string; children: ReactNode }) {
  return (
    <li data-figure={figure} className={hero.fact}>
      <Icon of={Check} size="small" />
      <span>{children}</span>
    </li>
  );
}
