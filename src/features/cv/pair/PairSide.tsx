import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import { nextSentence, withTranslation } from '#/domain/cv/pair/next-sentence.ts';
import { CV_SHAPE } from '#/domain/cv/record/cv-patch.ts';
import type { AgreedValue } from '#/domain/cv/record/cv-record.ts';
import { valueAt } from '#/domain/sync/path.ts';
import { classNames } from '#/ui/class-names.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import type { PairView } from './pair-acts.ts';
import { pairLook } from './pair.css.ts';
import { Translation } from './Translation.tsx';
import { printedValue, usePairWords } from './use-pair-words.ts';

/** What one language says: as its document prints it, or as a field to write in. */
export function PairSide({
  view,
  field,
  language,
  label,
  isShown,
  isWritten,
  onWriting,
  onLeft,
}: {
  view: PairView;
  field: PairField;
  language: CvLanguage;
  label: string;
  /** On phones; on a wide screen both are. */
  isShown: boolean;
  isWritten: boolean;
  onWriting: () => void;
  onLeft: () => void;
}) {
  const words = usePairWords();
  const { values, before, numbers, untranslated } = field;
  return (
    <div className={classNames(pairLook.side, !isShown && pairLook.notOnPhones)}>
      <span className={pairLook.sideName}>{words.languages[language]}</span>
      {isWritten ? (
        <Writing
          view={view}
          field={field}
          language={language}
          label={`${label} – ${words.languages[language]}`}
          onWriting={onWriting}
          onLeft={onLeft}
        />
      ) : (
        <div lang={language} className={pairLook.value}>
          <Said field={field} language={language} />
        </div>
      )}
      {isWritten && before[language] && (
        <del lang={language} className={pairLook.gone}>
          {before[language].join('\n')}
        </del>
      )}
      {numbers[language].length > 0 && (
        <span className={pairLook.hint}>
          <Trans>
            Nombres de l’autre version qui manquent ici : {numbers[language].join(', ')}
          </Trans>
        </span>
      )}
      {untranslated === language && values[language].length > 0 && (
        <span className={pairLook.hint}>
          {language === 'en' ? (
            <Trans>Ce texte est encore en français.</Trans>
          ) : (
            <Trans>Ce texte est encore en anglais.</Trans>
          )}
        </span>
      )}
    </div>
  );
}

function Writing({
  view,
  field,
  language,
  label,
  onWriting,
  onLeft,
}: {
  view: PairView;
  field: PairField;
  language: CvLanguage;
  label: string;
  onWriting: () => void;
  onLeft: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { paths, kind, values } = field;
  const path = paths[language];
  const value = (valueAt(view.pair[language], path, CV_SHAPE) ?? '') as AgreedValue;
  const isLines = kind === 'lines';
  const model = view.models[language];
  return (
    <div ref={place} className={pairLook.side}>
      <TextArea
        label={label}
        lang={language}
        grows
        rows={isLines ? 3 : 2}
        value={[value].flat().join('\n')}
        onFocus={onWriting}
        onBlur={onLeft}
        onChange={(text) => view.edit(language, { [path]: isLines ? text.split('\n') : text })}
      />
      {model && (
        <Translation
          model={model}
          next={nextSentence(field, language)}
          language={language}
          onTake={(sentence, translation) => {
            const texts = withTranslation(values[language], sentence, translation);
            // It is the person's from here on: they stand in it, and leave it when they have read it.
            place.current?.querySelector('textarea')?.focus();
            view.edit(language, { [path]: isLines ? texts : translation });
          }}
        />
      )}
    </div>
  );
}

/** Line by line, with what has changed since both agreed. */
function Said({
  field: { kind, values, before },
  language,
}: {
  field: PairField;
  language: CvLanguage;
}) {
  const now = values[language];
  const then = before[language];
  if (now.length === 0 && !then)
    return (
      <span className={pairLook.nothing}>
        <Trans>Rien</Trans>
      </span>
    );
  const print = (text: string): string => printedValue(kind, text, language);
  const gone = (then ?? []).filter((text) => !now.includes(text));
  const items = [
    ...gone.map((text) => (
      <del key={`gone ${text}`} className={pairLook.gone}>
        {print(text)}
      </del>
    )),
    ...[...new Set(now)].map((text) =>
      then && !then.includes(text) ? (
        <ins key={text} className={pairLook.come}>
          {print(text)}
        </ins>
      ) : (
        <span key={text}>{print(text)}</span>
      ),
    ),
  ];
  if (kind !== 'lines') return <div className={pairLook.several}>{items}</div>;
  return (
    <ul className={pairLook.lines}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
}
