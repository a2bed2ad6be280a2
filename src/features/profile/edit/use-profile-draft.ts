import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { patchProfile } from '#/data/records/profile.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';

/** Texts of a profile by their field paths. */
type Texts = Readonly<Record<string, string>>;

export interface ProfileDraft {
  keeping: AutosaveState;
  /** What is typed, else what is saved; another device's words come in where nothing is being typed. */
  value: (path: string, saved: string) => string;
  change: (path: string, value: string) => void;
  /** A field that is left shows what is saved again. */
  leave: (path: string) => void;
  flush: () => Promise<AutosaveState>;
}

export const useProfileDraft = (context: DataContext): ProfileDraft => {
  const [typed, setTyped] = useState<Texts>({});
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => {
    const autosave = createAutosave<Texts, Profile>({
      join: (earlier, later) => ({ ...earlier, ...later }),
      save: (patch) => patchProfile(context, patch),
      onChange: () => setKeeping(autosave.state()),
    });
    return autosave;
  });
  useFlush(keeper);
  const forget = async (path: string): Promise<void> => {
    const { kind } = await keeper.flush();
    if (kind === 'failed') return;
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([one]) => one !== path)),
    );
  };
  return {
    keeping,
    value: (path, saved) => typed[path] ?? saved,
    change: (path, value) => {
      setTyped((before) => ({ ...before, [path]: value }));
      keeper.edit({ [path]: value });
    },
    leave: (path) => void forget(path),
    flush: keeper.flush,
  };
};
