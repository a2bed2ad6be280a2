import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import {
  addToProfile,
  moveInProfile,
  patchProfile,
  removeFromProfile,
} from '#/data/records/profile.ts';
import { PROFILE_MAX } from '#/domain/access/size-limits.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Reorderable } from '#/ui/fields/Reorderable.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { profile as css } from '../profile.css.ts';
import { ProfileText } from './ProfileText.tsx';
import { useEntryWords } from './use-entry-words.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

const BLANK = {
  experience: { position: '', company: '', years: '', description: '' },
  education: { degree: '', institution: '', years: '' },
} as const;

/** Jobs, or studies: in the person's order, each removed with a way back. */
export function EntriesCard({
  context,
  profile,
  list,
  draft,
}: {
  context: DataContext;
  profile: Profile;
  list: 'experience' | 'education';
  draft: ProfileDraft;
}) {
  const { t } = useLingui();
  const words = useEntryWords(list);
  const [failure, setFailure] = useState<StorageFailure>();
  const entries = inOrder<{ order: string }>(profile[list]).map(([id, entry]) => ({
    id,
    texts: entry as unknown as Readonly<Record<string, string>>,
  }));
  const addId = `add-${list}`;
  const [first = ''] = Object.keys(BLANK[list]);
  const add = async (): Promise<void> => {
    const saved = await addToProfile(context, list, BLANK[list]);
    setFailure(saved.ok ? undefined : saved.error);
    const made = saved.ok && inOrder<{ order: string }>(saved.value[list]).at(-1)?.[0];
    if (made) focusSoon(`${list}-${made}-${first}`);
  };
  const remove = async (id: string): Promise<void> => {
    await draft.flush();
    const before = profile[list][id];
    const saved = await removeFromProfile(context, list, id);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    focusSoon(addId);
    showToast({
      message: words.removed,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void patchProfile(context, { [`${list}.${id}`]: before }),
      },
    });
  };
  return (
    <Card title={words.title}>
      <Stack gap="px20">
        {failure && <StorageNote failure={failure} />}
        {entries.length === 0 && <p className={css.quiet}>{words.none}</p>}
        <Reorderable
          label={words.title}
          items={entries}
          itemId={({ id }) => id}
          itemName={(_, index) => words.nameOf(index + 1)}
          onMove={(id, to) => void moveInProfile(context, list, id, to)}
        >
          {({ id, texts }, index, controls, dragging) => (
            <div className={css.editEntry}>
              <div className={css.entryHead}>
                <h3 className={css.entryName}>
                  {[texts[first], texts['company'] ?? texts['institution']]
                    .filter(Boolean)
                    .join(', ') || words.nameOf(index + 1)}
                </h3>
                <Row gap="px4">
                  {controls}
                  <Button
                    size="small"
                    variant="quiet"
                    icon={Trash2}
                    aria-label={words.removeOf(index + 1)}
                    onClick={() => void remove(id)}
                  >
                    <Trans>Retirer</Trans>
                  </Button>
                </Row>
              </div>
              {!dragging && (
                <Fields>
                  {Object.keys(BLANK[list]).map((key) => (
                    <ProfileText
                      key={key}
                      id={`${list}-${id}-${key}`}
                      draft={draft}
                      path={`${list}.${id}.${key}`}
                      saved={texts[key] ?? ''}
                      label={words.field[key]}
                      hint={words.hint[key]}
                      isLong={key === 'description'}
                    />
                  ))}
                </Fields>
              )}
            </div>
          )}
        </Reorderable>
        {entries.length < PROFILE_MAX.entries && (
          <Row>
            <Button id={addId} icon={Plus} onClick={() => void add()}>
              {words.add}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
