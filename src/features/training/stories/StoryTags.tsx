import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import type { DataContext } from '#/data/context.ts';
import { tagStory, untagStory } from '#/data/records/training/interview-stories.ts';
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import type { InterviewStory } from '#/domain/training/interview-story.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { stories as css } from './stories.css.ts';
import { useCompetencyWords } from './use-competency-words.ts';

/** What a story shows: some of what employers ask for, and words of one's own. */
export function StoryTags({ context, story }: { context: DataContext; story: InterviewStory }) {
  const { t } = useLingui();
  const { all, tagsOf } = useCompetencyWords();
  const [own, setOwn] = useState('');
  const tags = tagsOf(story);
  const isFull = tags.length >= STORY_MAX.tags;
  const left = all.filter(({ key }) => !(key in story.competencies));
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (own.trim() === '') return;
    void tagStory(context, story, own);
    setOwn('');
  };
  return (
    <Stack gap="px12">
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map(({ key, name }) => (
            <li key={key}>
              <Button
                size="small"
                iconAfter={X}
                aria-label={t`Retirer « ${name} »`}
                onClick={() => void untagStory(context, story.id, key)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <Select
            label={<Trans>Ce que le récit montre</Trans>}
            value=""
            options={[
              { value: '', label: t`Choisir` },
              ...left.map(({ key, name }) => ({ value: key as string, label: name })),
            ]}
            onChange={(key) => key !== '' && void tagStory(context, story, key)}
          />
          <form className={css.add} onSubmit={add}>
            <TextField
              label={<Trans>Votre propre mot</Trans>}
              optional
              maxLength={STORY_MAX.tag}
              value={own}
              onChange={setOwn}
            />
            <Button type="submit" icon={Plus}>
              <Trans>Ajouter</Trans>
            </Button>
          </form>
        </>
      )}
    </Stack>
  );
}
