import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import type { DataContext } from '#/data/context.ts';
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import { STORY_PARTS, type InterviewStory } from '#/domain/training/interview-story.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { stories as css } from './stories.css.ts';
import { StoryTags } from './StoryTags.tsx';
import { useStoryDraft } from './use-story-draft.ts';
import { useStoryPartWords } from './use-story-part-words.ts';

const TITLE = 'story-title';

/** One story being written: it is saved as it is typed. */
export function StoryEditor({
  context,
  id,
  story,
  onClose,
}: {
  context: DataContext;
  id: string;
  /** undefined while a new one has no words yet. */
  story: InterviewStory | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { language: ofPage } = useLanguage();
  const words = useStoryPartWords();
  const { fields, keeping, change, flush } = useStoryDraft(context, id, story, ofPage);
  useEffect(() => focusSoon(TITLE), []);
  const lang = LANGUAGE_TAGS[fields.language];
  const leave = async (): Promise<void> => {
    const kept = await flush();
    if (kept.kind !== 'failed') onClose();
  };
  return (
    <Card
      title={story ? <Trans>Modifier le récit</Trans> : <Trans>Écrire un récit</Trans>}
      actions={
        <Button size="small" variant="quiet" icon={ArrowLeft} onClick={() => void leave()}>
          <Trans>Tous les récits</Trans>
        </Button>
      }
    >
      <Stack gap="px20">
        {keeping.kind === 'failed' && <StorageNote failure={keeping.failure} />}
        <TextField
          id={TITLE}
          label={<Trans>Titre</Trans>}
          hint={
            <Trans>Quelques mots pour le retrouver, comme « La panne du vendredi soir ».</Trans>
          }
          lang={lang}
          maxLength={STORY_MAX.title}
          value={fields.title}
          onChange={(title) => change({ title })}
        />
        <Segments
          label={<Trans>Langue</Trans>}
          options={[
            { value: 'fr', label: 'Français', lang: 'fr-CA' },
            { value: 'en', label: 'English', lang: 'en-CA' },
          ]}
          value={fields.language}
          onChange={(language) => change({ language })}
        />
        {STORY_PARTS.map((part) => (
          <TextArea
            key={part}
            label={words[part].name}
            hint={words[part].hint}
            lang={lang}
            grows
            rows={3}
            maxLength={STORY_MAX.part}
            value={fields[part]}
            onChange={(text) => change({ [part]: text })}
          />
        ))}
        {story ? (
          <StoryTags context={context} story={story} />
        ) : (
          <p className={css.quiet}>
            <Trans>Vous pourrez dire ce que le récit montre dès les premiers mots écrits.</Trans>
          </p>
        )}
        <p className={css.quiet} role="status">
          {keeping.kind === 'saved' && story ? t`Enregistré sur cet appareil` : ''}
        </p>
        <div className={css.acts}>
          <Button variant="primary" onClick={() => void leave()}>
            <Trans>Terminé</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
