import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import { listStories } from '#/data/records/training/interview-stories.ts';
import { STORY_MAX } from '#/domain/access/size-limits.ts';
import type { InterviewStory } from '#/domain/training/interview-story.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { stories as css } from './stories.css.ts';
import { StoryEditor } from './StoryEditor.tsx';
import { StoryRow } from './StoryRow.tsx';
import { useCompetencyWords } from './use-competency-words.ts';

const HOME = 'stories';

/** A person's own stories: five or six of them answer most questions that begin with "Tell me about a time". */
export function StoriesPart({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { all, tagsOf } = useCompetencyWords();
  const found = useLiveQuery(() => listStories(context), [context]);
  const [tag, setTag] = useState('');
  const [failure, setFailure] = useState<StorageFailure>();
  /** The id of the one that is written, old or new. */
  const [opened, setOpened] = useState<string>();
  if (!found) return <PartSkeleton />;

  const close = (): void => {
    setOpened(undefined);
    focusSoon(HOME);
  };
  if (opened !== undefined)
    return (
      <StoryEditor
        key={opened}
        context={context}
        id={opened}
        story={found.find(({ id }) => id === opened)}
        onClose={close}
      />
    );

  const discard = async ({ id, title }: InterviewStory): Promise<void> => {
    const ref = { table: 'interviewStories' as const, id };
    const moved = await moveToBin(context, [ref]);
    setFailure(moved.ok ? undefined : moved.error);
    if (!moved.ok) return;
    focusSoon(HOME);
    const name = title.trim() || t`Sans titre`;
    showToast({
      message: t`« ${name} » est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, [ref]),
      },
    });
  };
  const write = (): void => setOpened(context.newId());
  const isFull = found.length >= STORY_MAX.count;
  if (found.length === 0)
    return (
      <div id={HOME} tabIndex={-1}>
        {failure && <StorageNote failure={failure} />}
        <EmptyState
          title={<Trans>Aucun récit pour le moment</Trans>}
          action={
            <Button variant="primary" icon={Plus} onClick={write}>
              <Trans>Écrire un récit</Trans>
            </Button>
          }
        >
          <Trans>
            Gardez ici cinq ou six histoires vécues au travail. Elles vous serviront pour la plupart
            des questions qui commencent par « Parlez-moi d’une fois où… ».
          </Trans>
        </EmptyState>
      </div>
    );

  // What is asked for first, then the words of one's own.
  const tags = new Map(all.map(({ key, name }) => [key, name]));
  for (const story of found) for (const { key, name } of tagsOf(story)) tags.set(key, name);
  const counts = (key: string): number =>
    found.filter(({ competencies }) => key in competencies).length;
  const options = [...tags]
    .filter(([key]) => counts(key) > 0)
    .map(([key, name]) => ({ value: key, label: `${name} (${counts(key)})` }));
  const chosen = options.some(({ value }) => value === tag) ? tag : '';
  const shown = found.filter(({ competencies }) => chosen === '' || chosen in competencies);
  return (
    <Stack gap="px20">
      <Row between>
        <h2 id={HOME} tabIndex={-1} className={css.title}>
          <Plural value={shown.length} _0="Aucun récit" one="# récit" other="# récits" />
        </h2>
        <Button variant="primary" icon={Plus} onClick={write} disabled={isFull}>
          <Trans>Écrire un récit</Trans>
        </Button>
      </Row>
      {isFull && (
        <Note title={<Trans>Vous avez {STORY_MAX.count} récits, le plus possible</Trans>}>
          <Trans>Pour en écrire un autre, mettez-en un à la corbeille.</Trans>
        </Note>
      )}
      {failure && <StorageNote failure={failure} />}
      {options.length > 0 && (
        <Select
          label={<Trans>Ce que le récit montre</Trans>}
          value={chosen}
          options={[{ value: '', label: t`Tous les récits` }, ...options]}
          onChange={setTag}
        />
      )}
      <Card>
        {shown.map((story) => (
          <StoryRow
            key={story.id}
            story={story}
            onEdit={() => setOpened(story.id)}
            onDiscard={() => void discard(story)}
          />
        ))}
      </Card>
    </Stack>
  );
}
