import { Trans, useLingui } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useSyncExternalStore, type ReactNode } from 'react';
import { installWay } from '#/platform/install/install.ts';
import {
  askForNotices,
  noticePermission,
  noticeRegistration,
  onNoticePermission,
} from '#/platform/notices/notifications.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';

/** What this device allows, and the question where it was not asked yet; `children` once it is allowed. */
export function NoticePermission({
  onGranted,
  children,
}: {
  onGranted?: () => void;
  children: ReactNode;
}) {
  const permission = useSyncExternalStore(onNoticePermission, noticePermission, () => 'default');
  const ask = async () => {
    if ((await askForNotices()) === 'granted') onGranted?.();
  };
  switch (permission) {
    case 'granted':
      return children;
    case 'default':
      return (
        <Row>
          <Button icon={BellRing} onClick={() => void ask()}>
            <Trans>Autoriser les notifications</Trans>
          </Button>
        </Row>
      );
    case 'denied':
      return (
        <Note icon={BellOff} title={<Trans>Les notifications sont bloquées ici</Trans>}>
          <Trans>
            Vous les avez refusées pour ce site. Pour les recevoir, autorisez-les dans les
            paramètres du navigateur, puis revenez sur cette page.
          </Trans>
        </Note>
      );
    default:
      return (
        <Note
          icon={BellOff}
          title={<Trans>Ce navigateur n’affiche pas de notifications ici</Trans>}
        >
          {installWay() === 'share-sheet' ? (
            <Trans>
              Sur un iPhone ou un iPad, ajoutez d’abord Jalon à l’écran d’accueil, puis ouvrez-le de
              là.
            </Trans>
          ) : (
            <Trans>Vos rappels restent affichés dans Jalon.</Trans>
          )}
        </Note>
      );
  }
}

/** Shows one now, so that a person sees what theirs will look like. */
export function TestNoticeButton() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const show = async () => {
    const registration = await noticeRegistration();
    try {
      if (!registration) throw new Error('no service worker');
      const { showTestNotice } = await import('./notify-due.ts');
      await showTestNotice(registration, language);
      showToast({ message: t`La notification d’essai est envoyée à votre appareil.` });
    } catch {
      showToast({
        message: t`L’appareil n’a pas pris la notification. Rechargez la page, puis réessayez.`,
        tone: 'danger',
      });
    }
  };
  return (
    <Row>
      <Button size="small" onClick={() => void show()}>
        <Trans>Afficher une notification d’essai</Trans>
      </Button>
    </Row>
  );
}
