import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { addToProfile, patchProfile, removeFromProfile } from '#/data/records/profile.ts';
import { PROFILE_MAX } from '#/domain/access/size-limits.ts';
import { skillKey } from '#/domain/cv/record/skill-key.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { profile as css } from '../profile.css.ts';

const FIELD = 'new-skill';

/** Several at once, set apart by commas. */
export function SkillsCard({ context, profile }: { context: DataContext; profile: Profile }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<StorageFailure>();
  const skills = inOrder(profile.skills);
  const isFull = skills.length >= PROFILE_MAX.skills;

  const add = async (): Promise<void> => {
    const names = typed
      .split(/[,;\n]/)
      .map((name) => name.trim().slice(0, PROFILE_MAX.line))
      .filter((name) => name !== '');
    const [name] = names;
    if (name === undefined) return setError(t`Écrivez une compétence, par exemple « AutoCAD ».`);
    if (names.every((one) => skillKey(one) in profile.skills))
      return setError(t`« ${name} » est déjà dans votre profil.`);
    for (const one of names.slice(0, PROFILE_MAX.skills - skills.length)) {
      const saved = await addToProfile(context, 'skills', { name: one });
      setFailure(saved.ok ? undefined : saved.error);
      if (!saved.ok) return undefined;
    }
    setError(undefined);
    setTyped('');
    focusSoon(FIELD);
    return undefined;
  };
  const remove = async (id: string, name: string): Promise<void> => {
    const before = profile.skills[id];
    const saved = await removeFromProfile(context, 'skills', id);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    focusSoon(FIELD);
    showToast({
      message: t`« ${name} » est retirée.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void patchProfile(context, { [`skills.${id}`]: before }),
      },
    });
  };
  return (
    <Card title={<Trans>Compétences</Trans>}>
      <Stack>
        {failure && <StorageNote failure={failure} />}
        {skills.length > 0 && (
          <ul className={css.skills}>
            {skills.map(([id, { name }]) => (
              <li key={id} className={css.skill}>
                {name}
                <IconButton
                  icon={X}
                  label={t`Retirer ${name}`}
                  onClick={() => void remove(id, name)}
                />
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className={css.quiet}>
            <Trans>Votre profil a {PROFILE_MAX.skills} compétences, c’est le maximum.</Trans>
          </p>
        ) : (
          <form
            className={css.addSkill}
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            <TextField
              id={FIELD}
              label={<Trans>Ajouter une compétence, ou plusieurs séparées par des virgules</Trans>}
              error={error}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                setError(undefined);
              }}
              autoComplete="off"
            />
            <Button type="submit" icon={Plus}>
              <Trans>Ajouter</Trans>
            </Button>
          </form>
        )}
      </Stack>
    </Card>
  );
}
