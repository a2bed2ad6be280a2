import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { sourceLinesOf } from '#/domain/cv/original/source-lines.ts';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import type { CvForm, FieldInHand } from '../customise/fields/cv-form.ts';
import { ChooseAgain } from './ChooseAgain.tsx';
import { KeepOriginal } from './KeepOriginal.tsx';
import { LineList } from './LineList.tsx';
import { original as css } from './original.css.ts';
import { PageList } from './PageList.tsx';
import { SendLine } from './SendLine.tsx';
import { useOriginal } from './use-original.ts';

/** The file that the CV was read from, beside the fields: a person checks in one look, and sends what was missed. */
export function OriginalPane({
  form,
  context,
  field,
}: {
  form: CvForm;
  context: DataContext;
  field: FieldInHand | undefined;
}) {
  const { t } = useLingui();
  const { cv } = form;
  const { found, isKept, give } = useOriginal(context, cv.id);
  const [asText, setAsText] = useState(false);
  const [chosen, setChosen] = useState<number>();
  if (found.kind === 'loading') return <PartSkeleton />;
  if (found.kind === 'gone') return <ChooseAgain fileName={cv.sourceFileName} onFile={give} />;
  if (found.kind === 'failed')
    return found.failure.kind === 'kit-missing' ? (
      <NotHereYet />
    ) : (
      <ChooseAgain fileName={cv.sourceFileName} onFile={give} unreadable={found.file.name} />
    );

  const { pages } = found.original;
  const lines = pages.flatMap((page) => page.lines);
  const said = field
    ? sourceLinesOf(
        lines.map(({ text }) => text),
        cv,
        field.path,
      )
    : [];
  const isDrawn = pages.some(({ picture }) => picture);
  const marks = { said: new Set(said), chosen, onChoose: setChosen };
  const text = chosen === undefined ? undefined : lines[chosen]?.text;
  return (
    <>
      <KeepOriginal context={context} cv={cv.id} file={found.file} isKept={isKept} />
      <p className={css.lead} role="status">
        {field === undefined || lines.length === 0 ? (
          <Trans>Choisissez un champ du formulaire : sa ligne s’éclaire ici.</Trans>
        ) : said.length > 0 ? (
          <Trans>Les lignes éclairées disent ce que contient « {field.label} ».</Trans>
        ) : (
          <Trans>« {field.label} » n’est pas écrit ainsi dans ce fichier.</Trans>
        )}
      </p>
      {isDrawn && lines.length > 0 && (
        <Segments
          label={t`Affichage de l’original`}
          labelHidden
          options={[
            { value: 'pages', label: t`Pages` },
            { value: 'text', label: t`Texte` },
          ]}
          value={asText ? 'text' : 'pages'}
          onChange={(next) => setAsText(next === 'text')}
        />
      )}
      {isDrawn && !asText ? (
        <PageList pages={pages} marks={marks} />
      ) : (
        <LineList lines={lines} marks={marks} />
      )}
      {lines.length === 0 && (
        <Note title={<Trans>Les pages de ce fichier sont des images</Trans>}>
          <Trans>Leur texte ne peut pas être choisi ici. Comparez-les avec vos champs.</Trans>
        </Note>
      )}
      {text !== undefined && (
        <SendLine
          key={text}
          form={form}
          field={field}
          text={text}
          onDone={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
