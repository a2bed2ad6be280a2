import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { STORY_PARTS, type InterviewStory } from '#/domain/training/interview-story.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { stories as css } from './stories.css.ts';
import { useCompetencyWords } from './use-competency-words.ts';
import { useStoryPartWords } from './use-story-part-words.ts';

/** One story: its name, and on a press its four parts, what it shows and what can be done with it. */
export function StoryRow({
  story,
  onInsert,
  onEdit,
  onDiscard,
}: {
  story: InterviewStory;
  onInsert?: () => void;
  onEdit?: () => void;
  onDiscard?: () => void;
}) {
  const { t } = useLingui();
  const { tagsOf } = useCompetencyWords();
  const words = useStoryPartWords();
  const lang = LANGUAGE_TAGS[story.language];
  const title = story.title.trim() || t`Sans titre`;
  const tags = tagsOf(story);
  const missing = STORY_PARTS.filter((part) => story[part].trim() === '').map(
    (part) => words[part],
  );
  const missingNames = missing.map(({ name }) => name).join(', ');
  const uses = Object.keys(story.usedIn).length;
  return (
    <Disclosure summary={<span lang={lang}>{title}</span>}>
      <Stack gap="px12">
        {tags.length > 0 && (
          <ul className={css.tags}>
            {tags.map(({ key, name }) => (
              <li key={key}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ul>
        )}
        <dl className={css.parts}>
          {STORY_PARTS.filter((part) => story[part].trim() !== '').map((part) => (
            <div key={part}>
              <dt className={css.part}>{words[part].name}</dt>
              <dd className={css.text} lang={lang}>
                {story[part]}
              </dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && (
          <p className={css.quiet}>
            <Trans>Il reste à écrire : {missingNames}.</Trans>
          </p>
        )}
        {uses > 0 && (
          <p className={css.quiet}>
            <Plural value={uses} one="Utilisé pour # question." other="Utilisé pour # questions." />
          </p>
        )}
        <div className={css.acts}>
          {onInsert && (
            <Button
              size="small"
              variant="primary"
              aria-label={t`Insérer « ${title} »`}
              onClick={onInsert}
            >
              <Trans>Insérer dans la réponse</Trans>
            </Button>
          )}
          {onEdit && (
            <Button
              size="small"
              icon={Pencil}
              aria-label={t`Modifier « ${title} »`}
              onClick={onEdit}
            >
              <Trans>Modifier</Trans>
            </Button>
          )}
          {onDiscard && (
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              aria-label={t`Mettre « ${title} » à la corbeille`}
              onClick={onDiscard}
            >
              <Trans>Mettre à la corbeille</Trans>
            </Button>
          )}
        </div>
      </Stack>
    </Disclosure>
  );
}
