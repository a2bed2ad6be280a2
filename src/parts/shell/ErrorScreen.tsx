import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Page, Row, Stack } from '#/ui/layout/layout.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { errorScreen } from './ErrorScreen.css.ts';

/** Uses plain links and nothing of the router, which may be what broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<{ tone: 'positive' | 'danger'; words: string }>();
  const details = detailsOf(error);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setAnswer({ tone: 'positive', words: t`Copié dans le presse-papiers` });
    } catch {
      setAnswer({ tone: 'danger', words: t`Impossible de copier le texte` });
    }
  };
  const exportData = async () => {
    try {
      const { exportEverything } = await import('#/data/backup/export.ts');
      download(await exportEverything(), 'jalon.json');
      setAnswer({ tone: 'positive', words: t`Vos données sont dans vos téléchargements` });
    } catch {
      setAnswer({
        tone: 'danger',
        words: t`Impossible de lire vos données pour le moment. Elles n’ont pas été effacées.`,
      });
    }
  };

  return (
    <Page
      reading
      title={<Trans>Erreur inattendue de l’application!</Trans>}
      lead={
        <Trans>
          Cette page s’est arrêtée. Ce que vous avez enregistré sur cet appareil n’est pas touché.
        </Trans>
      }
    >
      <Stack gap="px20">
        <Row>
          <Button variant="primary" onClick={() => location.reload()}>
            <Trans>Recharger la page</Trans>
          </Button>
          <AnchorButton href="/">
            <Trans>Revenir à l’accueil</Trans>
          </AnchorButton>
        </Row>
        <Row>
          <Button icon={Download} onClick={() => void exportData()}>
            <Trans>Exporter mes données</Trans>
          </Button>
          <Button icon={Copy} onClick={() => void copy()}>
            <Trans>Copier les détails</Trans>
          </Button>
        </Row>
        {answer && <Note tone={answer.tone} title={answer.words} live="polite" />}
        <Disclosure summary={<Trans>Détails techniques</Trans>}>
          <pre className={errorScreen.details}>{details}</pre>
        </Disclosure>
      </Stack>
    </Page>
  );
}

const detailsOf = (error: unknown): string =>
  [
    `Jalon ${__APP_VERSION__} — ${location.pathname}`,
    new Date().toISOString(),
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');

const download = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
