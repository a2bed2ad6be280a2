import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TABLE_LIMITS } from '#/domain/tracker/csv/table-limits.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { ImportRefusal } from './read-import-file.ts';

/** Why nothing came of a file, and the way on. Nothing was changed. */
export function ImportRefusalNote({ refusal }: { refusal: ImportRefusal }) {
  const { title, body } = wordsOf(refusal);
  return (
    <Note
      tone="warning"
      live="polite"
      title={title}
      action={
        refusal.kind === 'newer' && (
          <Button size="small" onClick={() => location.reload()}>
            <Trans>Recharger la page</Trans>
          </Button>
        )
      }
    >
      {body} <Trans>Rien n’a été changé ici.</Trans>
    </Note>
  );
}

const wordsOf = (refusal: ImportRefusal): { title: ReactNode; body: ReactNode } => {
  switch (refusal.kind) {
    case 'workbook':
      return {
        title: <Trans>Ce fichier est un classeur ou une archive</Trans>,
        body: (
          <Trans>
            Dans Excel, choisissez « Enregistrer sous », puis le type « CSV UTF-8 ». D’une archive
            de LinkedIn, sortez le fichier « Job Applications.csv ».
          </Trans>
        ),
      };
    case 'not-a-table':
      return {
        title: <Trans>Ce fichier n’est pas un tableau</Trans>,
        body: <Trans>Choisissez un fichier CSV, ou une copie JSON de Jalon.</Trans>,
      };
    case 'empty':
      return {
        title: <Trans>Ce fichier est vide</Trans>,
        body: <Trans>Vérifiez que vous avez enregistré le bon onglet de votre tableur.</Trans>,
      };
    case 'too-large':
      return {
        title: <Trans>Ce fichier est trop grand</Trans>,
        body: (
          <Plural
            value={TABLE_LIMITS.rows}
            one="Un fichier peut avoir # ligne. Coupez-le en plusieurs fichiers."
            other="Un fichier peut avoir # lignes. Coupez-le en plusieurs fichiers."
          />
        ),
      };
    case 'open-quote': {
      const { line } = refusal;
      return {
        title: <Trans>Un guillemet n’est jamais fermé</Trans>,
        body: (
          <Trans>
            À la ligne {line}, un guillemet ouvre un texte qui ne finit pas. Ajoutez celui qui le
            ferme, puis recommencez.
          </Trans>
        ),
      };
    }
    case 'kit-missing':
      return {
        title: <Trans>Le lecteur de fichiers n’est pas encore sur cet appareil</Trans>,
        body: <Trans>Connectez-vous à Internet une fois, puis recommencez.</Trans>,
      };
    case 'not-ours':
      return {
        title: <Trans>Ce fichier n’est pas une copie de sauvegarde de Jalon</Trans>,
        body: <Trans>Choisissez un fichier CSV, ou une copie JSON faite par Jalon.</Trans>,
      };
    case 'damaged':
      return {
        title: <Trans>Cette copie de sauvegarde est endommagée</Trans>,
        body: <Trans>Si vous en avez une autre, essayez-la.</Trans>,
      };
    case 'newer':
      return {
        title: <Trans>Cette copie vient d’une version plus récente de Jalon</Trans>,
        body: <Trans>Mettez Jalon à jour ici, puis recommencez.</Trans>,
      };
  }
};
