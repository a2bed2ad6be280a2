import { Plural, Trans } from '@lingui/react/macro';
import { Note } from '#/ui/Note.tsx';
import type { Restored } from './restore-backup.ts';

/** What a back-up brought: the CVs stand in the list, so nothing has to be opened or confirmed. */
export function RestoredNote({
  restored: { restored, already, unreadable },
}: {
  restored: Restored;
}) {
  return (
    <Note
      tone={unreadable > 0 ? 'warning' : 'positive'}
      live="polite"
      title={
        restored > 0 ? (
          <Plural value={restored} one="# CV est de retour" other="# CV sont de retour" />
        ) : (
          <Trans>Aucun CV à ajouter</Trans>
        )
      }
    >
      {restored > 0 && (
        <Trans>Vous les trouverez dans la liste de vos CV. Rien n’a été remplacé.</Trans>
      )}{' '}
      {already > 0 && (
        <Plural
          value={already}
          one="# CV était déjà sur cet appareil."
          other="# CV étaient déjà sur cet appareil."
        />
      )}{' '}
      {unreadable > 0 && (
        <Plural
          value={unreadable}
          one="# CV de la copie n’a pas pu être lu; il reste dans votre fichier."
          other="# CV de la copie n’ont pas pu être lus; ils restent dans votre fichier."
        />
      )}
      {restored + already + unreadable === 0 && (
        <Trans>Cette copie de sauvegarde ne contient pas de CV.</Trans>
      )}
    </Note>
  );
}
