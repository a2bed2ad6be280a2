import type { ReactNode } from 'react';
import { PROFILE_MAX } from '#/domain/access/size-limits.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import type { ProfileDraft } from './use-profile-draft.ts';

/** One text of the profile, at its field path. */
export function ProfileText({
  draft,
  path,
  saved,
  label,
  hint,
  autoComplete,
  isLong = false,
  id,
}: {
  draft: ProfileDraft;
  path: string;
  saved: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete?: string;
  /** Several lines. */
  isLong?: boolean;
  id?: string | undefined;
}) {
  const shared = {
    ...(id !== undefined && { id }),
    label,
    hint,
    value: draft.value(path, saved),
    onChange: (value: string) => draft.change(path, value),
    onBlur: () => draft.leave(path),
  };
  return isLong ? (
    <TextArea {...shared} grows rows={4} span maxLength={PROFILE_MAX.text} />
  ) : (
    <TextField {...shared} maxLength={PROFILE_MAX.line} autoComplete={autoComplete ?? 'off'} />
  );
}
