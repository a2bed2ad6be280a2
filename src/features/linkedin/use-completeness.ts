import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { getLinkedinProfile } from '#/data/records/linkedin/linkedin-profile.ts';
import { listLinkedinTexts } from '#/data/records/linkedin/linkedin-texts.ts';
import { completenessOf, type Completeness } from '#/domain/linkedin/completeness.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';

/** undefined until it is read. */
export const useCompleteness = (context: DataContext): Completeness | undefined =>
  useLiveQuery(async () => {
    const [profile, texts] = await Promise.all([
      getLinkedinProfile(context),
      listLinkedinTexts(context),
    ]);
    const kept: Partial<Record<TextKind, string[]>> = {};
    for (const { kind, text } of texts) (kept[kind] ??= []).push(text);
    return completenessOf(profile, kept);
  }, [context]);
