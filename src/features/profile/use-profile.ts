import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listCvs } from '#/data/records/cvs.ts';
import { bytesOf, getFile } from '#/data/records/files.ts';
import { getLinkedinProfile } from '#/data/records/linkedin/linkedin-profile.ts';
import { getProfile } from '#/data/records/profile.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Profile } from '#/domain/profile/profile.ts';

interface OwnFacts {
  profile: Profile;
  /** What the profile can be filled from. */
  cvs: readonly CvRecord[];
  linkedin: LinkedinFacts | undefined;
}

/** undefined until it is read. */
export const useProfile = (context: DataContext | undefined): OwnFacts | undefined => {
  const found = useLiveQuery(
    async () =>
      context && {
        context,
        profile: await getProfile(context),
        cvs: await listCvs(context),
        linkedin: (await getLinkedinProfile(context)).archive.facts,
      },
    [context],
  );
  return found && found.context === context ? found : undefined;
};

/** An address to show the picture by; `away`: its bytes are not on this device yet. */
export const usePicture = (
  context: DataContext,
  image: string,
): { url: string | undefined; away: boolean } => {
  const found = useLiveQuery(async () => {
    const file = image === '' ? undefined : await getFile(context, image);
    return file && { type: file.type, bytes: await bytesOf(context, file) };
  }, [context, image]);
  const bytes = found?.bytes;
  const type = found?.type ?? '';
  const url = useMemo(
    () => bytes && URL.createObjectURL(new Blob([bytes], { type })),
    [bytes, type],
  );
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return { url, away: found !== undefined && !bytes };
};
