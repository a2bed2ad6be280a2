import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dollars } from '#/domain/content/figures.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite, useSiteTexts } from '#/parts/use-site.ts';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { classNames } from '#/ui/class-names.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { FREE, PREMIUM, type Inclusion } from './plans.ts';
import { pricing } from './Pricing.css.ts';
import { Section } from './Section.tsx';

export function Pricing() {
  const { open } = useSite().settings;
  const { language } = useLanguage();
  const { price } = useSiteTexts();
  return (
    <Section
      id="tarifs"
      tone="surface"
      layout={pricing.columns}
      title={<Trans>Gratuit d’abord. Plus si vous en avez besoin.</Trans>}
      lead={
        <Trans>
          Le convertisseur de CV est complet dans le forfait gratuit. Aucun engagement, aucune carte
          de crédit pour commencer, annulable en tout temps.
        </Trans>
      }
    >
      <div className={pricing.plans}>
        <Plan
          name={<Trans>Gratuit</Trans>}
          price={dollars(0, language)}
          purpose={<Trans>Pour bien démarrer.</Trans>}
          included={FREE}
        >
          <LinkButton to="/modules/cv-converter" block>
            <Trans>Commencer gratuitement</Trans>
          </LinkButton>
        </Plan>
        <Plan
          popular
          name={<Trans>Premium</Trans>}
          price={price}
          per={<Trans>par mois</Trans>}
          purpose={
            open.premium ? (
              <Trans>Pour chercher à plein régime.</Trans>
            ) : (
              <Trans>Pour chercher à plein régime. Pas encore en vente.</Trans>
            )
          }
          included={PREMIUM}
        >
          <LinkButton to="/pricing" variant="primary" block>
            {open.premium ? <Trans>Essayer Premium</Trans> : <Trans>Voir le forfait Premium</Trans>}
          </LinkButton>
        </Plan>
        <div className={pricing.groups}>
          <p className={pricing.groupWords}>
            <b className={pricing.groupName}>
              <Trans>Organismes et employeurs</Trans>
            </b>
            <Trans>
              Tarifs de groupe pour accompagner vos participants ou vos nouvelles recrues.
            </Trans>
          </p>
          <LinkButton to="/contact">
            <Trans>Nous écrire</Trans>
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}

function Plan({
  name,
  price,
  per,
  purpose,
  included,
  popular = false,
  children,
}: {
  name: ReactNode;
  price: string;
  per?: ReactNode;
  purpose: ReactNode;
  included: readonly Inclusion[];
  popular?: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { open } = useSite().settings;
  return (
    <article className={classNames(pricing.plan, popular && pricing.popular)}>
      {popular && (
        <p className={pricing.flag}>
          <Trans>Populaire</Trans>
        </p>
      )}
      <div className={pricing.head}>
        <h3>{name}</h3>
        <p className={pricing.price}>
          {price}
          {per != null && <small className={pricing.per}>{per}</small>}
        </p>
        <p className={pricing.purpose}>{purpose}</p>
      </div>
      <CheckList>
        {included.map(({ words, needs }) => (
          <CheckItem key={words.id}>
            {t(words)}
            {needs && !open[needs] && (
              <span className={pricing.later}>
                <Trans>en préparation</Trans>
              </span>
            )}
          </CheckItem>
        ))}
      </CheckList>
      <div className={pricing.action}>{children}</div>
    </article>
  );
}
