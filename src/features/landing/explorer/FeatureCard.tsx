import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useSite } from '#/parts/use-site.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { featureCard, tints } from './FeatureCard.css.ts';
import type { Feature } from './features.ts';
import { useFeatureOpened } from './use-feature-opened.ts';

/** The whole card chooses its tool; the link at its end opens it. */
export function FeatureCard({
  feature,
  selected,
  onSelect,
}: {
  feature: Feature;
  selected: boolean;
  onSelect: () => void;
}) {
  const { t } = useLingui();
  const opened = useFeatureOpened();
  const { key, tint, icon, name, description, route, open } = feature;
  const isOpen = useSite().settings.open[key];
  return (
    <li
      data-selected={selected}
      className={classNames(featureCard.root, tints[tint])}
      data-hover-tone
    >
      <span className={featureCard.symbol}>
        <Icon of={icon} size="large" />
      </span>
      <h3 className={featureCard.name}>
        <button
          type="button"
          aria-pressed={selected}
          className={featureCard.choose}
          onClick={onSelect}
        >
          {t(name)}
        </button>
      </h3>
      <p className={featureCard.words}>
        {t(description)}
        {!isOpen && (
          <span className={featureCard.later}>
            <Trans>En préparation</Trans>
          </span>
        )}
      </p>
      <Link
        to={route}
        aria-label={t(open)}
        className={featureCard.open}
        onClick={() => opened(key)}
      >
        <span className={featureCard.openWord}>
          <Trans context="outil">Ouvrir</Trans>
        </span>
        <Icon of={ArrowRight} />
      </Link>
    </li>
  );
}
