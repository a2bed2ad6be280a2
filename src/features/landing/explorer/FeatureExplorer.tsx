import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '#/parts/use-site.ts';
import { isFeedbackOn, onFeedbackSwitched, switchFeedback } from '#/platform/feedback.ts';
import { nextPaint } from '#/platform/next-paint.ts';
import { wantsCalm } from '#/ui/calm.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { NumberedStep, NumberedSteps } from '#/ui/figures/NumberedSteps.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import { explorer } from './FeatureExplorer.css.ts';
import { FEATURES, type Feature, type FeatureKey } from './features.ts';
import { Section } from '../Section.tsx';
import { useFeatureOpened } from './use-feature-opened.ts';

/** The four tools: a card or a tab chooses the one that is told in detail. */
export function FeatureExplorer() {
  const { t } = useLingui();
  const [selected, setSelected] = useState<FeatureKey>(FEATURES[0].key);
  const detail = useRef<HTMLDivElement>(null);
  // The press is answered by its tab and its card; what they tell comes in the frame after.
  const told = useDeferredValue(selected);
  const feature = FEATURES.find(({ key }) => key === told) ?? FEATURES[0];

  const selectAndShow = (key: FeatureKey) => {
    setSelected(key);
    void nextPaint().then(() => detail.current && bringIntoView(detail.current));
  };

  return (
    <Section
      id="fonctionnalites"
      tone="surface"
      title={<Trans>Quatre outils, un seul chemin</Trans>}
      lead={
        <Trans>
          Chaque outil prend le relais du précédent. Vous pouvez aussi commencer par celui dont vous
          avez besoin aujourd’hui.
        </Trans>
      }
    >
      <div className={explorer.tools}>
        <ul className={explorer.cards}>
          {FEATURES.map((each) => (
            <FeatureCard
              key={each.key}
              feature={each}
              selected={each.key === selected}
              onSelect={() => selectAndShow(each.key)}
            />
          ))}
        </ul>
        <div ref={detail} className={explorer.detail}>
          <Card className={explorer.card}>
            <Tabs
              label={t`Détail des outils`}
              tabs={FEATURES.map(({ key, tab }) => ({ id: key, label: t(tab) }))}
              selected={selected}
              onSelect={setSelected}
            >
              <FeatureDetail feature={feature} />
            </Tabs>
          </Card>
        </div>
        <FeedbackSwitch />
      </div>
    </Section>
  );
}

function FeatureDetail({ feature }: { feature: Feature }) {
  const { t } = useLingui();
  const opened = useFeatureOpened();
  const { key, route, open, preview, benefits } = feature;
  const isOpen = useSite().settings.open[key];
  return (
    <div className={explorer.body}>
      <div className={explorer.head}>
        <h3 className={explorer.title}>{t(preview.title)}</h3>
        {!isOpen && (
          <Chip tone="outline">
            <Trans>En préparation</Trans>
          </Chip>
        )}
      </div>
      <NumberedSteps>
        {preview.steps.map(({ title, words }) => (
          <NumberedStep key={title.id} title={t(title)}>
            {t(words)}
          </NumberedStep>
        ))}
      </NumberedSteps>
      <div className={explorer.side}>
        <CheckList>
          {benefits.map((benefit) => (
            <CheckItem key={benefit.id}>{t(benefit)}</CheckItem>
          ))}
        </CheckList>
        <LinkButton to={route} onClick={() => opened(key)}>
          {t(open)}
        </LinkButton>
      </div>
    </div>
  );
}

/** Sounds and vibration are there for those who like them. */
function FeedbackSwitch() {
  const on = useSyncExternalStore(onFeedbackSwitched, isFeedbackOn, () => false);
  return (
    <div className={explorer.feedback}>
      <Checkbox
        look="switch"
        label={<Trans>Sons et vibrations</Trans>}
        checked={on}
        onChange={(next) => switchFeedback({ sounds: next, vibration: next })}
      />
    </div>
  );
}

/** On a phone the detail stands below four cards: a press that changes it must show it. */
const bringIntoView = (element: HTMLElement): void => {
  if (element.getBoundingClientRect().top < innerHeight * 0.75) return;
  element.scrollIntoView({ behavior: wantsCalm() ? 'instant' : 'smooth', block: 'start' });
};
