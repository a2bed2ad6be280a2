import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import Share from 'lucide-react/icons/share-2';
import type { EmailText } from '#/domain/tracker/emails/fill-email.ts';
import { mailLink } from '#/domain/tracker/emails/mail-link.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useCopy } from '#/ui/messages/use-copy.ts';

/** The ways out: the device's mail program, the clipboard, another app. Nothing leaves with a blank in it. */
export function SendActions({
  to,
  text,
  isReady,
  onMissing,
}: {
  to: string;
  text: EmailText;
  isReady: boolean;
  onMissing: () => void;
}) {
  const { t } = useLingui();
  const copy = useCopy();
  const link = mailLink(to, text);
  const whenReady = (act: () => Promise<void>) => () => void (isReady ? act() : onMissing());
  const share = async () => {
    try {
      await navigator.share({ title: text.subject, text: text.body });
    } catch {
      // The person closed the sheet.
    }
  };
  return (
    <Stack gap="px12">
      {!link && (
        <Note title={<Trans>Trop long pour s’ouvrir dans votre application de courriel</Trans>}>
          <Trans>Copiez l’objet et le message, puis collez-les dans un nouveau courriel.</Trans>
        </Note>
      )}
      <Row gap="px8">
        {link && isReady && (
          <AnchorButton variant="primary" icon={Mail} href={link}>
            <Trans>Ouvrir dans mon courriel</Trans>
          </AnchorButton>
        )}
        {link && !isReady && (
          <Button variant="primary" icon={Mail} onClick={onMissing}>
            <Trans>Ouvrir dans mon courriel</Trans>
          </Button>
        )}
        <Button icon={Copy} onClick={whenReady(() => copy(text.body))}>
          <Trans>Copier le message</Trans>
        </Button>
        <Button
          variant="quiet"
          aria-label={t`Copier l’objet`}
          onClick={whenReady(() => copy(text.subject))}
        >
          <Trans>Copier l’objet</Trans>
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="quiet" icon={Share} onClick={whenReady(share)}>
            <Trans>Partager</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
