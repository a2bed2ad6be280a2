import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { Questions } from './use-questions.ts';

/** This device never had the questions of a language, and can't have them now. */
export function QuestionsMissing({ questions: { because, retry } }: { questions: Questions }) {
  return (
    <Note
      icon={because === 'offline' ? WifiOff : undefined}
      tone={because === 'offline' ? 'info' : 'warning'}
      live="polite"
      title={
        because === 'offline' ? (
          <Trans>Les questions ne sont pas encore sur cet appareil</Trans>
        ) : (
          <Trans>Les questions ne sont pas arrivées</Trans>
        )
      }
      action={
        <Button size="small" onClick={retry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      {because === 'offline' ? (
        <Trans>Connectez-vous une fois à Internet : elles resteront ici, même hors ligne.</Trans>
      ) : (
        <Trans>Le service ne répond pas. Ce que vous avez écrit est toujours ici.</Trans>
      )}
    </Note>
  );
}
