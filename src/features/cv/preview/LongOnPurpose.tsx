import { Trans } from '@lingui/react/macro';
import { Button } from '#/ui/actions/Button.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** The exception to two pages: for those who know that a longer CV is asked of them. */
export function LongOnPurpose({ onAllow }: { onAllow: () => void }) {
  return (
    <Disclosure summary={<Trans>On me demande un CV plus long</Trans>}>
      <p>
        <Trans>
          Les universités, la recherche et la fonction publique fédérale acceptent souvent plus de 2
          pages. Les autres employeurs s’arrêtent à la deuxième : gardez 2 pages pour eux.
        </Trans>
      </p>
      <Button size="small" onClick={onAllow}>
        <Trans>Permettre plus de 2 pages</Trans>
      </Button>
    </Disclosure>
  );
}

/** Said for as long as the exception holds and is used. */
export function LongWarning({ pages, onEnd }: { pages: string; onEnd: () => void }) {
  return (
    <Note
      tone="warning"
      title={<Trans>Ce CV a {pages}, par votre choix</Trans>}
      action={
        <Button size="small" onClick={onEnd}>
          <Trans>Revenir à 2 pages</Trans>
        </Button>
      }
    >
      <Trans>
        Envoyez-le seulement où l’on demande un CV long : université, recherche, fonction publique
        fédérale. Ailleurs, la plupart des employeurs ne lisent que 2 pages.
      </Trans>
    </Note>
  );
}
