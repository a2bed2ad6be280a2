import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MIB } from '#/domain/access/size-limits.ts';
import { READ_LIMITS, type Refusal } from '#/domain/cv/source.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { SCAN_KIT_BYTES, SCAN_LIMITS } from '#/domain/cv/scan-limits.ts';
import type { FileRefusal } from '#/parts/reading/file-content.ts';
import type { IntakeFailure } from './use-cv-intake.ts';

interface Words {
  title: ReactNode;
  /** What happened, and the way out. */
  body: ReactNode;
  /** Which way out is a button here. */
  way: 'paste' | 'retry' | 'scan' | 'blank';
  tone?: 'warning' | 'danger';
}

/** Why this file gave no CV, in its own words, with a way on. Nothing of it was kept or sent. */
export function RefusalNote({
  fileName,
  failure,
  onPaste,
  onRetry,
  onScan,
  onBlank,
}: IntakeFailure & {
  onPaste: () => void;
  onRetry: () => void;
  onScan: () => void;
  onBlank: () => void;
}) {
  const words = failureWords(failure, fileName);
  const paste = (
    <Button size="small" onClick={onPaste}>
      <Trans>Coller le texte de mon CV</Trans>
    </Button>
  );
  return (
    <Note
      tone={words.tone ?? 'warning'}
      live="polite"
      title={words.title}
      action={
        <Row gap="px8">
          {words.way === 'scan' && (
            <Button size="small" onClick={onScan}>
              <Trans>Lire l’image des pages</Trans>
            </Button>
          )}
          {words.way === 'retry' && (
            <Button size="small" onClick={onRetry}>
              <Trans>Réessayer</Trans>
            </Button>
          )}
          {paste}
          {words.way === 'blank' && (
            <Button size="small" onClick={onBlank}>
              <Trans>Commencer avec un CV vide</Trans>
            </Button>
          )}
        </Row>
      }
    >
      {words.body}
    </Note>
  );
}

export const failureWords = (failure: IntakeFailure['failure'], fileName: string): Words =>
  failure.kind === 'refused' ? refusalWords(failure.refusal, fileName) : KIT_MISSING;

const SCAN_MEGABYTES = Math.round(SCAN_KIT_BYTES / MIB);

const KIT_MISSING: Words = {
  title: <Trans>Le lecteur de fichiers n’est pas encore sur cet appareil</Trans>,
  body: (
    <Trans>
      Il se télécharge une seule fois, puis fonctionne hors ligne. Connectez-vous à Internet, puis
      réessayez. Vous pouvez déjà commencer avec un CV vide.
    </Trans>
  ),
  way: 'retry',
};

function refusalWords(refusal: FileRefusal, name: string): Words {
  switch (refusal.code) {
    case 'scanned':
      return {
        title: <Trans>Ce fichier est une image numérisée</Trans>,
        ...scannedWords(refusal, name),
      };
    case 'encrypted':
      return {
        title: <Trans>Ce fichier est protégé par un mot de passe</Trans>,
        body: (
          <Trans>
            Ouvrez « {name} » avec son mot de passe, enregistrez-en une copie sans protection, puis
            choisissez cette copie.
          </Trans>
        ),
        way: 'paste',
      };
    case 'empty':
      return {
        title: <Trans>Ce fichier est vide</Trans>,
        body: (
          <Trans>
            « {name} » ne contient rien. Le fichier a peut-être été mal copié : choisissez-en un
            autre.
          </Trans>
        ),
        way: 'blank',
      };
    case 'not_a_cv':
      return {
        title: <Trans>Ce document ne ressemble pas à un CV</Trans>,
        body: (
          <Trans>
            Nous n’avons trouvé ni coordonnées, ni expérience, ni formation dans « {name} ».
            Choisissez un autre fichier, ou collez le texte de votre CV.
          </Trans>
        ),
        way: 'blank',
      };
    case 'newer_backup':
      return {
        title: <Trans>Cette copie de sauvegarde est plus récente que cette version de Jalon</Trans>,
        body: (
          <Trans>
            Rechargez la page pour recevoir la nouvelle version, puis choisissez « {name} » de
            nouveau.
          </Trans>
        ),
        way: 'retry',
      };
    case 'foreign_json':
      return {
        title: <Trans>Ce fichier JSON ne contient pas de CV</Trans>,
        body: (
          <Trans>
            Nous lisons le format JSON Resume et les copies de sauvegarde de Jalon. « {name} » vient
            d’ailleurs. Choisissez un autre fichier, ou collez le texte de votre CV.
          </Trans>
        ),
        way: 'paste',
      };
    case 'too_large':
      return { title: tooLargeTitle(refusal), body: tooLargeBody(refusal, name), way: 'paste' };
    case 'unsupported_type':
      return { ...typeWords(refusal, name), way: 'paste' };
    case 'corrupt':
      if (refusal.detail === 'unrecognised') return unrecognisedWords(name);
      return refusal.detail === 'timeout'
        ? {
            title: <Trans>La lecture prend trop de temps</Trans>,
            body: (
              <Trans>
                « {name} » n’a pas pu être lu en{' '}
                <Plural
                  value={READ_LIMITS.milliseconds / SECOND_MS}
                  one="# seconde"
                  other="# secondes"
                />
                . Enregistrez-le de nouveau en PDF depuis son logiciel, ou collez son texte.
              </Trans>
            ),
            way: 'retry',
          }
        : {
            title: <Trans>Ce fichier est endommagé</Trans>,
            body: (
              <Trans>
                « {name} » ne s’ouvre pas correctement. Ouvrez-le dans son logiciel d’origine et
                enregistrez-en une nouvelle copie.
              </Trans>
            ),
            way: 'paste',
          };
  }
}

function scannedWords({ detail }: Refusal, name: string): Pick<Words, 'body' | 'way'> {
  // Pages of a PDF alone can be drawn here.
  if (detail === 'pictures')
    return {
      body: (
        <Trans>
          « {name} » ne contient pas de texte, seulement des images. Choisissez le document
          d’origine, ou copiez son texte ici.
        </Trans>
      ),
      way: 'blank',
    };
  return {
    body: (
      <Trans>
        « {name} » ne contient pas de texte, seulement l’image des pages. Le mieux est le document
        d’origine, par exemple celui de Word. Sinon, nous pouvons lire l’image sur votre appareil,
        sans l’envoyer : un lecteur d’images ({SCAN_MEGABYTES} Mo) se télécharge une seule fois,
        puis chaque page prend jusqu’à une minute. Tout sera à vérifier.
      </Trans>
    ),
    way: 'scan',
  };
}

function unrecognisedWords(name: string): Words {
  return {
    title: <Trans>Nous n’avons pas pu lire l’image des pages</Trans>,
    body: (
      <Trans>
        Le texte de « {name} » n’a pas été reconnu sur cet appareil. Choisissez le document
        d’origine, ou copiez son texte ici.
      </Trans>
    ),
    way: 'blank',
  };
}

function tooLargeTitle({ detail }: Refusal): ReactNode {
  if (detail === 'scan_pages')
    return <Trans>Ce document numérisé dépasse {SCAN_LIMITS.pages} pages</Trans>;
  if (detail === 'page_count') return <Trans>Ce document dépasse {READ_LIMITS.pages} pages</Trans>;
  const most = READ_LIMITS.fileBytes / MIB;
  if (detail === 'size') return <Trans>Ce fichier dépasse {most} Mo</Trans>;
  return <Trans>Ce fichier est trop volumineux une fois ouvert</Trans>;
}

function tooLargeBody({ detail }: Refusal, name: string): ReactNode {
  if (detail === 'page_count' || detail === 'scan_pages')
    return (
      <Trans>
        Un CV tient en quelques pages. Enregistrez seulement les pages du CV contenues dans « {name}
         », puis choisissez ce nouveau fichier.
      </Trans>
    );
  if (detail === 'size')
    return (
      <Trans>
        Les images prennent sans doute le plus de place dans « {name} ». Retirez-les ou exportez le
        document en PDF de petite taille.
      </Trans>
    );
  return (
    <Trans>
      « {name} » contient plus de données qu’un CV. Enregistrez-le de nouveau en PDF ou en .docx, ou
      collez son texte.
    </Trans>
  );
}

function typeWords({ detail }: Refusal, name: string): Pick<Words, 'title' | 'body'> {
  switch (detail) {
    case 'doc':
      return {
        title: <Trans>Ce fichier vient d’une version très ancienne de Word</Trans>,
        body: (
          <Trans>
            Ouvrez « {name} » dans Word ou LibreOffice, enregistrez-le au format .docx ou PDF, puis
            choisissez cette copie.
          </Trans>
        ),
      };
    case 'pages':
      return {
        title: <Trans>Ce fichier vient de Pages</Trans>,
        body: (
          <Trans>
            Dans Pages, ouvrez « {name} », puis choisissez Fichier, Exporter vers, et Word ou PDF.
          </Trans>
        ),
      };
    case 'image':
      return {
        title: <Trans>Ce fichier est une image</Trans>,
        body: (
          <Trans>
            « {name} » est une photo ou une capture d’écran : elle ne contient pas de texte.
            Choisissez le document d’origine, ou écrivez le texte du CV.
          </Trans>
        ),
      };
    case 'spreadsheet':
      return {
        title: <Trans>Ce fichier est une feuille de calcul</Trans>,
        body: <Trans>Exportez « {name} » en PDF, ou collez son texte.</Trans>,
      };
    case 'presentation':
      return {
        title: <Trans>Ce fichier est une présentation</Trans>,
        body: (
          <Trans>Exportez « {name} » en PDF, puis choisissez ce PDF, ou collez son texte.</Trans>
        ),
      };
    default:
      return {
        title: <Trans>Nous ne lisons pas ce type de fichier</Trans>,
        body: (
          <Trans>
            « {name} » n’est pas d’un type nommé au-dessus du bouton. Enregistrez-le en PDF, ou
            collez son texte.
          </Trans>
        ),
      };
  }
}
