import { completenessOf, type Completeness } from '#/domain/linkedin/completeness.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';
import type { DataContext } from '../../context.ts';
import { getLinkedinProfile } from './linkedin-profile.ts';
import { listLinkedinTexts } from './linkedin-texts.ts';

export const readCompleteness = async (context: DataContext): Promise<Completeness> => {
  const [profile, texts] = await Promise.all([
    getLinkedinProfile(context),
    listLinkedinTexts(context),
  ]);
  const kept: Partial<Record<TextKind, string[]>> = {};
  for (const { kind, text } of texts) (kept[kind] ??= []).push(text);
  return completenessOf(profile, kept);
};
