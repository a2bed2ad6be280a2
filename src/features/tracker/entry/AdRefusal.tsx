import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MIB } from '#/domain/access/size-limits.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { AdFailure } from './use-ad-intake.ts';

/** Why this file gave no posting, with the way on. */
export function AdRefusal({
  fileName,
  failure,
  onPaste,
  onRetry,
}: AdFailure & { onPaste: () => void; onRetry: () => void }) {
  const words = failure.kind === 'refused' ? refusalWords(failure.refusal, fileName) : KIT_MISSING;
  return (
    <Note
      tone="warning"
      live="polite"
      title={words.title}
      action={
        <Row gap="px8">
          {words.isAgain && (
            <Button size="small" onClick={onRetry}>
              <Trans>Réessayer</Trans>
            </Button>
          )}
          <Button size="small" onClick={onPaste}>
            <Trans>Coller le texte</Trans>
          </Button>
        </Row>
      }
    >
      {words.body}
    </Note>
  );
}

interface Words {
  title: ReactNode;
  body: ReactNode;
  /** The same file may be read at another time. */
  isAgain?: boolean;
}

const KIT_MISSING: Words = {
  title: <Trans>Le lecteur de fichiers n’est pas encore sur cet appareil</Trans>,
  body: (
    <Trans>
      Connectez-vous à Internet une fois, puis réessayez : il fonctionnera ensuite hors ligne. Vous
      pouvez aussi remplir les champs vous-même.
    </Trans>
  ),
  isAgain: true,
};

const PASTE = <Trans>Ouvrez-le, copiez son texte, puis collez-le ici.</Trans>;

function refusalWords({ code, detail }: Refusal, name: string): Words {
  switch (code) {
    case 'scanned':
      return {
        title: <Trans>« {name} » est une image numérisée</Trans>,
        body: <Trans>Il n’y a pas de texte à lire. Écrivez le titre et l’entreprise.</Trans>,
      };
    case 'encrypted':
      return {
        title: <Trans>« {name} » est protégé par un mot de passe</Trans>,
        body: PASTE,
      };
    case 'empty':
    case 'not_a_cv':
      return {
        title: <Trans>« {name} » ne contient pas de texte</Trans>,
        body: <Trans>Choisissez un autre fichier, ou écrivez le titre et l’entreprise.</Trans>,
      };
    case 'too_large':
      return { title: tooLargeTitle(detail, name), body: PASTE };
    case 'unsupported_type':
      return {
        title: <Trans>Nous ne lisons pas ce type de fichier</Trans>,
        body: (
          <Trans>
            Ouvrez « {name}
             », copiez son texte, puis collez-le ici.
          </Trans>
        ),
      };
    case 'corrupt':
      return detail === 'timeout'
        ? {
            title: <Trans>La lecture prend trop de temps</Trans>,
            body: (
              <Trans>
                « {name} » n’a pas pu être lu en{' '}
                <Plural
                  value={READ_LIMITS.milliseconds / SECOND_MS}
                  one="# seconde"
                  other="# secondes"
                />
                . Collez plutôt son texte.
              </Trans>
            ),
            isAgain: true,
          }
        : {
            title: <Trans>« {name} » ne s’ouvre pas</Trans>,
            body: (
              <Trans>Le fichier est endommagé. Choisissez-en un autre, ou collez son texte.</Trans>
            ),
          };
  }
}

function tooLargeTitle(detail: Refusal['detail'], name: string): ReactNode {
  const most = READ_LIMITS.fileBytes / MIB;
  if (detail === 'page_count')
    return (
      <Trans>
        « {name} » dépasse {READ_LIMITS.pages} pages
      </Trans>
    );
  if (detail === 'size')
    return (
      <Trans>
        « {name} » dépasse {most} Mo
      </Trans>
    );
  return <Trans>« {name} » est trop volumineux</Trans>;
}
