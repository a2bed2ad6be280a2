import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ToDo } from '#/domain/cv/form/last-check.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { segmentsOf } from '#/domain/sync/path.ts';
import { customise } from './customise/customise.css.ts';
import { tabOf } from './customise/fields/shown-field.ts';
import { useTabWords } from './customise/tabs/use-tab-words.ts';
import type { CvSearch } from './cv-search.ts';
import { FieldLink } from './FieldLink.tsx';

/** One thing left to do before a CV is ready, leading to the place where it is done. */
export function ToDoLink({
  cv,
  toDo: { kind, path },
  go,
}: {
  cv: CvRecord;
  toDo: ToDo;
  go: (next: CvSearch) => void;
}) {
  const link = (words: ReactNode, next: CvSearch = { field: path }) => (
    <button
      type="button"
      className={customise.confirm}
      onClick={() => go({ step: 'customise', tab: tabOf(path), ...next })}
    >
      {words}
    </button>
  );
  switch (kind) {
    case 'field':
      return (
        <>
          <Trans>À compléter :</Trans> <FieldLink cv={cv} path={path} go={go} />
        </>
      );
    case 'background':
      return link(<Trans>Ajouter un emploi ou une formation</Trans>, {});
    case 'emptySection':
      return link(<EmptySectionWords cv={cv} path={path} />);
    case 'length':
      return link(<Trans>Raccourcir le CV</Trans>);
    case 'toPlace':
      return link(
        <Plural
          value={Object.keys(cv.unplaced).length}
          one="Placer # ligne de votre fichier"
          other="Placer # lignes de votre fichier"
        />,
      );
    case 'language':
      return link(
        cv.language === 'fr' ? (
          <Trans>Choisir la langue : votre texte est en anglais, le document en français</Trans>
        ) : (
          <Trans>Choisir la langue : votre texte est en français, le document en anglais</Trans>
        ),
      );
    case 'blank':
      return (
        <>
          <Trans>Nombre à remplir entre crochets :</Trans> <FieldLink cv={cv} path={path} go={go} />
        </>
      );
    case 'characters':
      return (
        <>
          <Trans>Des caractères ne s’impriment pas :</Trans>{' '}
          <FieldLink cv={cv} path={path} go={go} />
        </>
      );
  }
}

/** A section of the form by the name of its tab, another by the title the person knows. */
function EmptySectionWords({ cv, path }: { cv: CvRecord; path: string }) {
  const tabWords = useTabWords();
  const [list = '', id = ''] = segmentsOf(path);
  const title = cv.other[id]?.title ?? cv.evidence[path]?.line ?? tabWords[tabOf(list)];
  return <Trans>Remplir la section vide « {title} »</Trans>;
}
