import { Trans, useLingui } from '@lingui/react/macro';
import Database from 'lucide-react/icons/database';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { resetSettings } from '#/data/records/settings.ts';
import { chooseTheme } from '#/parts/theme-choice.ts';
import { chooseCalm, chooseTextSize } from '#/platform/appearance.ts';
import { switchFeedback } from '#/platform/feedback.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { SettingsFailure } from '../SettingsFailure.tsx';
import { useChange } from '../use-change.ts';

/** Back to what holds for somebody who has chosen nothing. What they made is not touched. */
export function ResetCard({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [problem, keep] = useChange();
  const reset = async () => {
    if (!(await keep(() => resetSettings(context)))) return;
    chooseTheme('system');
    chooseTextSize('normal');
    chooseCalm(false);
    switchFeedback({ sounds: false, vibration: false });
    showToast({ message: t`Les paramètres sont ceux du début.`, tone: 'positive' });
  };
  return (
    <Card title={<Trans>Données et réinitialisation</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Réinitialiser remet vos choix à ceux du début et coupe tous les envois. Vos CV, vos
            candidatures et vos entrevues ne changent pas.
          </Trans>
        </p>
        <SettingsFailure failure={problem} erasing />
        <Row>
          <Button icon={RotateCcw} onClick={() => setAsking(true)}>
            <Trans>Réinitialiser les paramètres</Trans>
          </Button>
          <Row>
            <LinkButton to="/my-data" search={{ part: 'device' }} variant="quiet" icon={Database}>
              <Trans>Exporter ou effacer mes données</Trans>
            </LinkButton>
          </Row>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void reset()}
        title={<Trans>Réinitialiser les paramètres?</Trans>}
        confirmLabel={<Trans>Réinitialiser</Trans>}
      >
        <Trans>
          La région, les dates, l’apparence et les sons reviennent à ceux du début, et les
          notifications sont coupées. La langue reste celle de l’écran.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
