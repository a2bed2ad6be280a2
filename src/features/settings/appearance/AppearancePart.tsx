import { Trans, useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState, useSyncExternalStore } from 'react';
import { chooseTheme, useTheme, type ThemeChoice } from '#/parts/theme-choice.ts';
import {
  chooseCalm,
  chooseTextSize,
  isCalm,
  textSize,
  type TextSize,
} from '#/platform/appearance.ts';
import {
  isFeedbackOn,
  onFeedbackSwitched,
  switchFeedback,
  type Feedback,
} from '#/platform/feedback.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { media } from '#/ui/theme/tokens.ts';
import { useMedia } from '#/ui/use-media.ts';
import { settings as css } from '../settings.css.ts';

/** How this device shows Jalon. Nothing of it leaves the browser. */
export function AppearancePart() {
  return (
    <Stack gap="px20">
      <p className={`${text.small} ${text.muted}`}>
        <Trans>Ces choix valent pour cet appareil seulement.</Trans>
      </p>
      <ThemeCard />
      <ReadingCard />
      <FeedbackCard />
    </Stack>
  );
}

function ThemeCard() {
  const { t } = useLingui();
  const { choice, theme } = useTheme();
  return (
    <Card title={<Trans>Apparence</Trans>}>
      <Stack gap="px12">
        <Segments<ThemeChoice>
          full
          label={t`Thème`}
          value={choice}
          onChange={chooseTheme}
          options={[
            { value: 'light', label: t`Clair`, icon: Sun },
            { value: 'dark', label: t`Sombre`, icon: Moon },
            { value: 'system', label: t`Système`, icon: Monitor },
          ]}
        />
        <p className={`${text.small} ${text.muted}`}>
          <Trans>« Système » suit ce qui est choisi sur votre appareil.</Trans>
        </p>
        <Checkbox
          look="switch"
          label={<Trans>Mode sombre</Trans>}
          checked={theme === 'dark'}
          onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')}
        />
      </Stack>
    </Card>
  );
}

function ReadingCard() {
  const { t } = useLingui();
  const [size, setSize] = useState(textSize);
  const [calm, setCalm] = useState(isCalm);
  const asked = useMedia(media.calm);
  return (
    <Card title={<Trans>Lecture</Trans>}>
      <Stack gap="px12">
        <Segments<TextSize>
          full
          label={t`Taille du texte`}
          value={size}
          onChange={(next) => {
            chooseTextSize(next);
            setSize(next);
          }}
          options={[
            { value: 'normal', label: t`Normale` },
            { value: 'large', label: t`Grande` },
            { value: 'larger', label: t`Très grande` },
          ]}
        />
        <Checkbox
          look="switch"
          label={<Trans>Réduire les animations</Trans>}
          hint={
            asked ? (
              <Trans>Votre appareil le demande déjà : elles sont réduites.</Trans>
            ) : (
              <Trans>Rien ne bouge tout seul, et les pages changent d’un coup.</Trans>
            )
          }
          checked={asked || calm}
          disabled={asked}
          onChange={(next) => {
            chooseCalm(next);
            setCalm(next);
          }}
        />
      </Stack>
    </Card>
  );
}

function FeedbackCard() {
  const sounds = useFeedback('sounds');
  const vibration = useFeedback('vibration');
  return (
    <Card title={<Trans>Sons et vibrations</Trans>}>
      <div className={css.rows}>
        <Checkbox
          look="switch"
          label={<Trans>Sons</Trans>}
          hint={<Trans>Un son court quand vous appuyez sur un bouton.</Trans>}
          checked={sounds}
          onChange={(on) => switchFeedback({ sounds: on })}
        />
        <Checkbox
          look="switch"
          label={<Trans>Vibrations</Trans>}
          hint={
            'vibrate' in navigator ? (
              <Trans>Une vibration courte sous le doigt, sur un téléphone.</Trans>
            ) : (
              <Trans>Ce navigateur ne fait pas vibrer l’appareil.</Trans>
            )
          }
          checked={vibration}
          disabled={!('vibrate' in navigator)}
          onChange={(on) => switchFeedback({ vibration: on })}
        />
      </div>
      <p className={`${text.small} ${text.muted}`}>
        <Trans>Ils sont coupés quand les animations sont réduites.</Trans>
      </p>
    </Card>
  );
}

const useFeedback = (kind: Feedback): boolean =>
  useSyncExternalStore(
    onFeedbackSwitched,
    () => isFeedbackOn(kind),
    () => false,
  );
