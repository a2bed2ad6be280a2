import { Plural, Trans } from '@lingui/react/macro';
import type { Restored } from '#/data/backup/restore.ts';
import { Note } from '#/ui/messages/Note.tsx';

/** What a back-up brought back: it stands where it belongs, so nothing has to be opened or confirmed. */
export function RestoredNote({
  restored: { added, takenOut, already, beside, kept, unreadable },
}: {
  restored: Restored;
}) {
  const back = added + takenOut + beside;
  return (
    <Note
      tone={unreadable > 0 ? 'warning' : 'positive'}
      live="polite"
      title={
        back > 0 ? (
          <Plural value={back} one="# élément restauré" other="# éléments restaurés" />
        ) : (
          <Trans>Rien à ajouter</Trans>
        )
      }
    >
      {back > 0 && <Trans>Rien n’a été remplacé.</Trans>}{' '}
      {beside > 0 && (
        <Plural
          value={beside}
          one="# élément a changé depuis : la version de la sauvegarde est gardée à part."
          other="# éléments ont changé depuis : les versions de la sauvegarde sont gardées à part."
        />
      )}{' '}
      {already > 0 && (
        <Plural
          value={already}
          one="# élément était déjà ici."
          other="# éléments étaient déjà ici."
        />
      )}{' '}
      {kept > 0 && (
        <Plural
          value={kept}
          one="# renseignement de votre profil ou de vos paramètres reste comme il est ici."
          other="# renseignements de votre profil ou de vos paramètres restent comme ils sont ici."
        />
      )}{' '}
      {unreadable > 0 && (
        <Plural
          value={unreadable}
          one="# élément de la copie n’a pas pu être lu; il reste dans votre fichier."
          other="# éléments de la copie n’ont pas pu être lus; ils restent dans votre fichier."
        />
      )}
      {back + already + kept + unreadable === 0 && (
        <Trans>Cette copie de sauvegarde est vide.</Trans>
      )}
    </Note>
  );
}
