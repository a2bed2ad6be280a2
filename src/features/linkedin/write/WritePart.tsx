import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { getLinkedinProfile } from '#/data/records/linkedin/linkedin-profile.ts';
import { ownPosition } from '#/data/records/own-facts.ts';
import { getProfile } from '#/data/records/profile.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { useOwnCvs } from '../use-own-cv.ts';
import { Writer } from './Writer.tsx';

/** One kind of text: what is filled in for it, what is proposed, and what was kept. */
export function WritePart({ context, kind }: { context: DataContext; kind: TextKind }) {
  const { language } = useLanguage();
  const profile = useLiveQuery(() => getLinkedinProfile(context), [context]);
  const cvs = useOwnCvs(context, language);
  const position = useLiveQuery(() => ownPosition(context), [context]);
  const person = useLiveQuery(() => getProfile(context), [context]);
  if (!profile || !cvs || !person || position === undefined) return <PartSkeleton />;
  return (
    <Writer
      context={context}
      kind={kind}
      profile={profile}
      position={position}
      cvs={cvs}
      person={person}
    />
  );
}
