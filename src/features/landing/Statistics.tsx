import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import Briefcase from 'lucide-react/icons/briefcase';
import Clock from 'lucide-react/icons/clock';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import { wholeNumber } from '#/domain/content/figures.ts';
import type { StatisticClaim, StatisticId } from '#/domain/content/site/site.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite, useSiteTexts } from '#/parts/use-site.ts';
import { CountUp } from '#/ui/figures/CountUp.tsx';
import { Icon, type IconType } from '#/ui/layout/Icon.tsx';
import { Section } from './Section.tsx';
import { statistics as css } from './Statistics.css.ts';

const WORDS: Record<
  StatisticId,
  {
    title: MessageDescriptor;
    figure: (value: string) => MessageDescriptor | string;
    /** Smaller, after the figure. */
    unit?: MessageDescriptor;
    icon: IconType;
  }
> = {
  immigrantsHelped: {
    title: msg`personnes immigrantes aidées`,
    figure: (value) => `${value}+`,
    icon: Users,
  },
  jobOffers: {
    title: msg`offres d’emploi reçues`,
    figure: (value) => `${value}+`,
    icon: Briefcase,
  },
  timeToEmployment: {
    title: msg`en moyenne avant l’embauche`,
    figure: (value) => value,
    unit: msg`jours`,
    icon: Clock,
  },
  salaryIncrease: {
    title: msg`d’augmentation de salaire`,
    figure: (value) => msg`${value} %`,
    icon: Banknote,
  },
};

export function Statistics() {
  const claims = useSite().settings.statistics ?? [];
  if (claims.length === 0) return null;
  return (
    <Section id="statistiques" title={<Trans>Le chemin parcouru ensemble</Trans>}>
      <ul className={css.list}>
        {claims.map((claim) => (
          <Statistic key={claim.id} claim={claim} />
        ))}
      </ul>
      {claims.some(({ basis }) => basis === 'estimate') && (
        <p className={css.note}>
          <Trans>
            Ces chiffres sont des estimations de Jalon. Chaque parcours est différent : ils ne
            promettent aucun résultat.
          </Trans>
        </p>
      )}
    </Section>
  );
}

function Statistic({ claim }: { claim: StatisticClaim }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { title, figure, unit, icon } = WORDS[claim.id];
  const final = useSiteTexts()[claim.id];
  const up = claim.trend === 'up';
  return (
    <li data-figure={claim.id} className={css.item}>
      <p className={css.figure}>
        <CountUp
          value={claim.value}
          format={(value) => {
            const words = figure(value === claim.value ? final : wholeNumber(value, language));
            return typeof words === 'string' ? words : t(words);
          }}
        />
        {unit && <span className={css.unit}> {t(unit)}</span>}
      </p>
      <p className={css.title}>
        <Icon of={icon} className={css.icon} />
        <span>{t(title)}</span>
      </p>
      <p className={css.trend}>
        <Icon of={up ? TrendingUp : TrendingDown} size="small" />
        {up ? <Trans>en hausse</Trans> : <Trans>en baisse, tant mieux</Trans>}
      </p>
    </li>
  );
}
