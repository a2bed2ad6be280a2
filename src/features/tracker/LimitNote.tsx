import { Plural, Trans } from '@lingui/react/macro';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** Said before anything is typed: there is no place left for another application. */
export function LimitNote({ limit }: { limit: number }) {
  return (
    <Note
      tone="warning"
      title={
        <Plural
          value={limit}
          one="Vous avez atteint la limite de # candidature, passez à Premium"
          other="Vous avez atteint la limite de # candidatures, passez à Premium"
        />
      }
      action={
        <LinkButton to="/pricing" size="small">
          <Trans>Voir les forfaits</Trans>
        </LinkButton>
      }
    >
      <Trans>Ou mettez à la corbeille une candidature dont vous n’avez plus besoin.</Trans>
    </Note>
  );
}
