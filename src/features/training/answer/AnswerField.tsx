import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordCount } from '#/domain/training/word-count.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { answer as css } from './answer.css.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

/** Longer than what anybody says in ten minutes. */
const MOST_CHARACTERS = 12_000;

/** Where an answer is typed; what is typed is a draft on the device at once. */
export function AnswerField({
  draft,
  language,
  id,
  error,
  onType,
}: {
  id: string;
  draft: AnswerDraft;
  /** Of the answer. */
  language: 'fr' | 'en';
  error?: ReactNode;
  onType: () => void;
}) {
  const { text, change, keeping } = draft;
  const words = wordCount(text);
  return (
    <div className={css.field} data-saving={keeping.kind}>
      <TextArea
        id={id}
        error={error}
        label={<Trans>Votre réponse écrite</Trans>}
        value={text}
        rows={8}
        lang={LANGUAGE_TAGS[language]}
        maxLength={MOST_CHARACTERS}
        grows
        onChange={(next) => {
          onType();
          change(next);
        }}
      />
      <p className={css.under}>
        <SavedWords draft={draft} />
        <span className={css.count}>
          <Plural value={words} _0="Aucun mot" one="# mot" other="# mots" />
        </span>
      </p>
      {keeping.kind === 'failed' && <StorageNote failure={keeping.failure} />}
    </div>
  );
}

function SavedWords({ draft: { text, savedAt, keeping } }: { draft: AnswerDraft }) {
  const { language } = useLanguage();
  if (text === '') return <Trans>Ce que vous tapez est gardé sur cet appareil.</Trans>;
  if (savedAt === undefined || keeping.kind !== 'saved')
    return keeping.kind === 'failed' ? (
      <Trans>Brouillon non enregistré</Trans>
    ) : (
      <Trans>Brouillon</Trans>
    );
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    hour: 'numeric',
    minute: '2-digit',
  }).format(savedAt);
  return <Trans>Brouillon enregistré à {time}</Trans>;
}
