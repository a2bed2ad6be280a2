import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { useScroll } from '#/ui/scroll.ts';
import { useStandsClear } from '#/ui/stands-clear.ts';
import { readyCard } from './ReadyCard.css.ts';
import { useFeatureOpened } from '../explorer/use-feature-opened.ts';

const DISMISSED_KEY = 'jalon-ready-dismissed';
const FROM = 0.3;
const TO = 0.9;

/**
 * Once someone has read a third of the page, the next step is at hand wherever it covers nothing; closed, it stays so
 * for the visit.
 */
export function ReadyCard() {
  const { t } = useLingui();
  const heading = useId();
  const opened = useFeatureOpened();
  const [dismissed, setDismissed] = useState(wasDismissed);
  const card = useRef<HTMLElement>(null);
  const isClear = useStandsClear(card);
  const shown = useScroll(({ share }) => (share >= FROM && share <= TO) || holdsFocus());
  if (dismissed || !shown) return null;

  const dismiss = () => {
    setDismissed(true);
    rememberDismissal();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      ref={card}
      data-float={isClear ? 'clear' : 'aside'}
      aria-labelledby={heading}
      className={readyCard.root}
    >
      <div>
        <h2 id={heading} className={readyCard.title}>
          <Trans>Prêt à commencer?</Trans>
        </h2>
        <p className={readyCard.words}>
          <Trans>Votre CV en 5 minutes environ, sans compte.</Trans>
        </p>
      </div>
      <LinkButton
        to="/modules/cv-converter"
        variant="primary"
        className={readyCard.start}
        onClick={() => opened('cvConverter')}
      >
        <Trans>Convertir mon CV</Trans>
      </LinkButton>
      <IconButton
        icon={X}
        label={t`Fermer l’invitation`}
        className={readyCard.close}
        onClick={dismiss}
      />
    </aside>
  );
}

/** It isn't taken away under someone who is in it. */
const holdsFocus = (): boolean =>
  document.querySelector(`.${readyCard.root}:focus-within`) !== null;

const wasDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
};

const rememberDismissal = (): void => {
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {
    // Storage may be refused: it then stays closed as long as the page.
  }
};
